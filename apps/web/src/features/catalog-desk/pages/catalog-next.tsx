import type { CatalogItem, CatalogNext, NextOffer } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { SEEN_MS, useOpenNext } from '../../../form/use-open-next.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { reloadActiveCatalog } from '../active-catalog.api.ts';
import { nextValues } from '../catalog.form.ts';
import { createNext, nextOffer } from '../catalog-next.api.ts';
import { CatalogFields } from '../components/catalog-fields.tsx';
import styles from '../components/take-over.module.css';
import { TakeOverFields } from '../components/take-over-fields.tsx';

const nextSchema = contract('catalogNext');

/** The catalogue after another one: its form with what comes along. */
export function CatalogNextScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(nextOffer(id));
  if (error && !data) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { name } = data.catalog;
  return (
    <>
      <PageHeader
        title={t(($) => $.nextFair.title, { name })}
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/edit/${id}`, label: name },
        ]}
      />
      <NextForm offer={data} />
    </>
  );
}

function NextForm({ offer: offered }: { offer: NextOffer }) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  // What was offered first stays while somebody types; the server says what is no longer true.
  const offer = useRef(offered).current;
  const values = useMemo(() => nextValues(offer), [offer]);
  const proposals = useRef(0);

  async function saved({ id, name }: CatalogItem) {
    const count = proposals.current;
    notify(
      'success',
      count > 0 ? t(($) => $.nextFair.created, { name, count }) : t(($) => $.reference.created, { name }),
    );
    await reloadActiveCatalog().catch(() => undefined);
    openNext(count > 0 ? `/catalog/${id}/proposals` : `/catalog/edit/${id}`, { afterMs: SEEN_MS });
  }

  return (
    <Form<ReturnType<typeof nextValues>, CatalogNext, CatalogItem>
      className={formSheet}
      schema={nextSchema}
      values={values}
      about={`next after ${offer.catalog.id}`}
      onSubmit={(payload, intention) => {
        const { exhibitors } = payload;
        proposals.current = Array.isArray(exhibitors) ? exhibitors.length : 0;
        const body = { ...payload, exhibitors: proposals.current > 0 ? exhibitors : false };
        return createNext(offer.catalog.id, body, intention);
      }}
      onSaved={(stored) => void saved(stored)}
    >
      <Fields>
        <p className={styles.lead}>{t(($) => $.nextFair.lead)}</p>
        <CatalogFields running={false} />
        <TakeOverFields offer={offer} />
      </Fields>
      <FormButtons save={t(($) => $.nextFair.create)} backTo="/catalog" />
    </Form>
  );
}
