import { Button } from '@mantine/core';
import type { MailingForm, MailRecipients } from '@rebblatt/contracts';
import { SUBJECT_MAX, SUBJECT_MIN } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackButton } from '../../../form/back-button.tsx';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { Withdrawn } from '../../../form/withdrawn.ts';
import { today } from '../../../lib/date.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { MailPreview } from '../components/mail-preview.tsx';
import { RecipientList } from '../components/recipient-list.tsx';
import { recipientsOf, sendMailing } from '../mailing.api.ts';
import styles from './send-mail.module.css';

const schema = contract('mailingForm');

type Fair = { id: number; name: string; to: string };

/**
 * A message of the organiser to the exhibitors of the active catalogue, or of the one in the address; after its end to those
 * who may go on.
 */
export function SendMail() {
  const { t } = useTranslation();
  const { catalog: catalogId } = useParams();
  const active = useCatalogState()?.active_catalog ?? null;
  const named = useQuery({ ...catalogCalls.one(catalogId ?? ''), enabled: catalogId !== undefined });
  const catalog: Fair | null | undefined = catalogId === undefined ? active : named.data;
  const begun = named.data === undefined || named.data.from <= today();
  const base = catalogId === undefined ? '/exhibitor' : `/catalog/${catalogId}/exhibitor`;
  return (
    <>
      <PageHeader
        title={t(($) => $.mailing.title)}
        aside={catalog && <span className={styles.catalog}>{t(($) => $.mailing.catalog, catalog)}</span>}
      />
      {named.isError && <ErrorState error={named.error} onRetry={() => void named.refetch()} />}
      {catalog === undefined && named.isLoading && <Loading />}
      {catalog === null && <Notice tone="info">{t(($) => $.mailing.noCatalog)}</Notice>}
      {catalog && !begun && <Inactive name={catalog.name} />}
      {catalog && begun && <Recipients key={catalog.id} catalog={catalog} base={base} />}
    </>
  );
}

function Recipients({ catalog, base }: { catalog: Fair; base: string }) {
  const { data, error, refetch } = useQuery(recipientsOf(catalog.id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  // Those without an active account may go on too: then the list says that nobody can be written to.
  const mayGoOn = data.total + data.without_account;
  if (mayGoOn === 0 && catalog.to < today()) return <Inactive name={catalog.name} />;
  return <MailingSheet catalog={catalog} base={base} known={data} />;
}

function Inactive({ name }: { name: string }) {
  const { t } = useTranslation();
  return <Notice tone="wait">{t(($) => $.errors['catalog.inactive'], { name })}</Notice>;
}

type SheetProps = { catalog: Fair; base: string; known: MailRecipients };

function MailingSheet({ catalog, base, known }: SheetProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const fromScreen = params.get('exhibitors');
  const [without, setWithout] = useState<ReadonlySet<number>>(() => withoutAllBut(known.data, fromScreen));
  const usual = withoutAllBut(known.data, fromScreen);
  const values = useMemo(() => ({ catalog_id: catalog.id, subject: '', text: '' }), [catalog.id]);
  const chosen = known.data.filter(({ id }) => !without.has(id));

  async function agreed({ subject }: MailingForm): Promise<boolean> {
    return confirm({
      title: t(($) => $.mailing.ask, { subject, count: chosen.length }),
      text: t(($) => $.mailing.askText),
      confirm: t(($) => $.mailing.send, { count: chosen.length }),
    });
  }

  return (
    <>
      {catalog.to < today() && <Notice tone="wait">{t(($) => $.reminder.onlyLate)}</Notice>}
      <Form<typeof values, MailingForm, number>
        schema={schema}
        values={values}
        clearOnSaved
        className={styles.columns}
        onSubmit={async (payload, intention) => {
          if (!(await agreed(payload))) throw new Withdrawn();
          return sendMailing({ ...payload, exhibitors: chosen.map(({ id }) => id) }, intention);
        }}
        onSaved={(count) =>
          notify('success', `${t(($) => $.mailing.sent, { count })} ${t(($) => $.mailing.seeAll)}`)
        }
      >
        <div className={formSheet}>
          <Fields>
            <TextField
              name="subject"
              label={t(($) => $.mailing.subject)}
              description={t(($) => $.mailing.subjectHint, { min: SUBJECT_MIN, max: SUBJECT_MAX })}
              required
            />
            <TextareaField
              name="text"
              label={t(($) => $.mailing.message)}
              description={t(($) => $.mailing.messageHint)}
              rows={10}
              required
            />
          </Fields>
          <div className={styles.buttons}>
            <SendButton count={chosen.length} />
            <BackButton to={base} />
          </div>
        </div>
        <RecipientList known={known} without={without} onChange={setWithout} />
        <KeptChoice
          name={fromScreen ?? ''}
          chosen={chosen.map(({ id }) => id).join()}
          first={known.data.flatMap(({ id }) => (usual.has(id) ? [] : id)).join()}
          restore={(ids) => setWithout(withoutAllBut(known.data, ids))}
        />
        {chosen.length > 0 && <MailPreview recipients={chosen} catalog={catalog.name} from={known.from} />}
      </Form>
    </>
  );
}

/** Everybody but those whom another screen has chosen. @param ids `3,12`; null: no choice */
function withoutAllBut(all: MailRecipients['data'], ids: string | null): ReadonlySet<number> {
  if (ids === null) return new Set();
  const chosen = new Set(ids.split(',').map(Number));
  return new Set(all.flatMap(({ id }) => (chosen.has(id) ? [] : id)));
}

type Choice = { name: string; chosen: string; first: string; restore: (ids: string | null) => void };

/**
 * Keeps with a draft whom it is for: a message that comes back for two exhibitors must not go to all of them.
 * @param name the choice of another screen, which has a draft of its own
 * @param chosen the ids, as in {@link withoutAllBut}; `first` those of the beginning
 */
function KeptChoice({ name, chosen, first, restore }: Choice) {
  const { isDirty } = useFormState();
  useKeptWork<string>(
    `recipients (${name})`,
    () => (isDirty && chosen !== first ? chosen : undefined),
    restore,
    {
      clear: () => restore(name === '' ? null : name),
    },
  );
  return null;
}

function SendButton({ count }: { count: number }) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting} disabled={count === 0}>
      {t(($) => $.mailing.send, { count })}
    </Button>
  );
}
