import type { CatalogItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { SEEN_MS, useOpenNext } from '../../../form/use-open-next.ts';
import { Withdrawn } from '../../../form/withdrawn.ts';
import { HistoryBeside } from '../../../history/beside.tsx';
import { today } from '../../../lib/date.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useSteps } from '../../../lib/use-steps.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { GenerationNote } from '../../print/generation-note.parts.ts';
import { OpenProposals } from '../../request/open-proposals.parts.ts';
import { standApi } from '../../stand/stand.api.ts';
import { reloadActiveCatalog } from '../active-catalog.api.ts';
import { catalogValues, fairOfStands } from '../catalog.form.ts';
import { CatalogFields } from '../components/catalog-fields.tsx';
import { PrintButtons } from '../components/print-buttons.tsx';

const createSchema = contract('catalogCreate');
const updateSchema = contract('catalogUpdate');

/** A new catalogue, or changes to one; distinguished by the `id` of the route. */
export function CatalogEdit() {
  const { t } = useTranslation();
  const { id } = useParams();
  const query = useQuery({ ...catalogCalls.one(id ?? ''), enabled: id !== undefined });
  const title = id === undefined ? t(($) => $.catalog.create) : t(($) => $.catalog.edit);
  return (
    <>
      <PageHeader title={title} actions={query.data && <PrintButtons catalog={query.data} />} />
      {query.data && <GenerationNote catalogId={query.data.id} />}
      {query.data && <OpenProposals catalogId={query.data.id} />}
      {id !== undefined && query.isPending && <Loading />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {id === undefined && <NewCatalog />}
      {query.data && <CatalogForm key={id} item={query.data} />}
      {query.data && <HistoryBeside key={`history-${id}`} thing="catalog" id={query.data.id} />}
    </>
  );
}

/** A catalogue is for the fair whose stands there are: of one without any no request could be accepted. */
function NewCatalog() {
  const { data = [], isLoading } = useQuery(standApi.all());
  const shown = useRef(false);
  // Without a connection it begins without a fair, and keeps what was typed when the stands come after all.
  shown.current ||= !isLoading;
  return shown.current ? <CatalogForm fair={fairOfStands(data)} /> : <Loading />;
}

type FormProps = { item?: CatalogItem; fair?: ReturnType<typeof fairOfStands> };

function CatalogForm({ item, fair }: FormProps) {
  const [first] = useState(fair);
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const steps = useSteps();
  const values = useMemo(() => catalogValues(item, first), [item, first]);

  async function saved(stored: CatalogItem) {
    const { name } = stored;
    notify(
      'success',
      item ? t(($) => $.reference.updated, { name }) : t(($) => $.reference.created, { name }),
    );
    // The catalogue is stored; menu and banner otherwise follow with the next check of the session.
    await reloadActiveCatalog().catch(() => undefined);
    if (!item && steps) openNext(steps.to);
    else if (!item) openNext(`/catalog/edit/${stored.id}`, { replace: true, afterMs: SEEN_MS });
  }

  const schema = item ? updateSchema : createSchema;
  return (
    <Form<ReturnType<typeof catalogValues>, Parameters<typeof catalogCalls.create>[0], CatalogItem>
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={(stored) => catalogValues(stored)}
      onSubmit={async (payload, intention) => {
        if (!item) return catalogCalls.create(payload, intention);
        if (!(await mayEnd(t, item, payload.to))) throw new Withdrawn();
        return catalogCalls.update(String(item.id), payload);
      }}
      onSaved={(stored) => void saved(stored)}
    >
      <Fields>
        <CatalogFields running={item?.currently_active === 1} />
      </Fields>
      <FormButtons backTo={item ? '/catalog' : (steps?.to ?? '/catalog')} />
    </Form>
  );
}

/**
 * Asks when the new last day of an active catalogue is in the past: its exhibitors lose access immediately.
 */
async function mayEnd(t: Translate, item: CatalogItem, to: string | undefined): Promise<boolean> {
  if (item.currently_active !== 1 || to === undefined || to >= today()) return true;
  const title = t(($) => $.catalog.end);
  return confirm({
    title,
    text: t(($) => $.catalog.endText, { name: item.name }),
    confirm: title,
    danger: true,
  });
}
