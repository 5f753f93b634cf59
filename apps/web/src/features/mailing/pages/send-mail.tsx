import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { today } from '../../../lib/date.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { MailingSheet } from '../components/mailing-sheet.tsx';
import { anybodyIn, recipientsOf } from '../mailing.api.ts';
import styles from './send-mail.module.css';

type Fair = { id: number; name: string; from: string; to: string };

/**
 * A message of the organiser to the exhibitors of the active catalogue, or of the one in the address. After its end it goes
 * to those who may go on, if there are any; otherwise, before it begins and where all are asked for (`?all=1`), to everybody
 * in it.
 */
export function SendMail() {
  const { t } = useTranslation();
  const { catalog: catalogId } = useParams();
  const [params] = useSearchParams();
  const active = useCatalogState()?.active_catalog ?? null;
  const named = useQuery({ ...catalogCalls.one(catalogId ?? ''), enabled: catalogId !== undefined });
  const catalog: Fair | null | undefined = catalogId === undefined ? active : named.data;
  const base = catalogId === undefined ? '/exhibitor' : `/catalog/${catalogId}/exhibitor`;
  const toAll = params.has('all') || (catalog && catalog.from > today());
  return (
    <>
      <PageHeader
        title={t(($) => $.mailing.title)}
        aside={catalog && <span className={styles.catalog}>{t(($) => $.mailing.catalog, catalog)}</span>}
      />
      {named.isError && <ErrorState error={named.error} onRetry={() => void named.refetch()} />}
      {catalog === undefined && named.isLoading && <Loading />}
      {catalog === null && (
        <Notice tone="info">
          {t(($) => $.mailing.noCatalog)}{' '}
          <LinkButton to="/exhibitor/write" variant="default" size="compact-sm">
            {t(($) => $.mailing.toFair)}
          </LinkButton>
        </Notice>
      )}
      {catalog &&
        (toAll ? (
          <ToAnybody key={catalog.id} catalog={catalog} base={base} />
        ) : (
          <ToThoseAtWork key={catalog.id} catalog={catalog} base={base} />
        ))}
    </>
  );
}

/** A message to companies of the fair, whatever catalogue they are in. */
export function WriteToExhibitors() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t(($) => $.mailing.title)} />
      <ToAnybody catalog={null} base="/exhibitor" />
    </>
  );
}

function ToThoseAtWork({ catalog, base }: { catalog: Fair; base: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(recipientsOf(catalog.id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const over = catalog.to < today();
  // Those without an active account may go on too: then the list says that nobody can be written to.
  const mayGoOn = data.total + data.without_account;
  if (mayGoOn === 0 && over) return <ToAnybody catalog={catalog} base={base} />;
  return (
    <>
      {over && (
        <Notice tone="wait">
          {t(($) => $.reminder.onlyLate)}{' '}
          <LinkButton
            to={`/catalog/${catalog.id}/exhibitor/send-mail?all=1`}
            variant="default"
            size="compact-sm"
          >
            {t(($) => $.mailing.toAll)}
          </LinkButton>
        </Notice>
      )}
      <MailingSheet catalog={catalog} base={base} known={data} bound />
    </>
  );
}

function ToAnybody({ catalog, base }: { catalog: Fair | null; base: string }) {
  const { data, error, refetch } = useQuery(anybodyIn(catalog?.id ?? null));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <MailingSheet catalog={catalog} base={base} known={data} bound={false} />;
}
