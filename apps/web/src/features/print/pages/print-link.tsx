import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import { CropMarks } from '../../../ui/crop-marks.tsx';
import { useScreenTitle } from '../../../ui/document-title.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { linkDownload, linkManifest, linkPage } from '../print.api.ts';
import { fileSize } from '../print.rules.ts';
import styles from './print-link.module.css';

/** What the print office sees: the book, what it measures, how to check it. No account. */
export function PrintLink() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error, isPending } = useQuery(linkPage(token));
  useScreenTitle(data?.catalog ?? t(($) => $.print.officeTitle));
  return (
    <main className={styles.page}>
      <header className={styles.brand}>
        <Logo size={28} />
        {t(($) => $.app.name)}
      </header>
      {isPending && <Loading />}
      {error && <ErrorState error={error} />}
      {data && (
        <section className={styles.sheet}>
          <CropMarks />
          <h1>{data.catalog}</h1>
          <dl className={styles.facts}>
            <Fact
              name={t(($) => $.print.factPages)}
              value={t(($) => $.print.factPagesValue, {
                content: data.content_pages,
                cover: data.cover_pages,
              })}
            />
            <Fact name={t(($) => $.print.factSize)} value={t(($) => $.print.factSizeValue)} />
            <Fact name={t(($) => $.print.factFile)} value={`${data.name}, ${fileSize(data.size)}`} />
            <Fact name={t(($) => $.print.factMade)} value={formatDateTime(data.created_at)} />
            <Fact name={t(($) => $.print.factExpires)} value={formatDateTime(data.expires_at)} />
            <Fact name="SHA-256" value={data.sha256} code />
          </dl>
          <div className={styles.actions}>
            <Button component="a" href={linkDownload(token)} leftSection={<Download size={16} aria-hidden />}>
              {t(($) => $.print.download)}
            </Button>
            <Button component="a" variant="default" href={linkManifest(token)}>
              {t(($) => $.print.manifestShort)}
            </Button>
          </div>
        </section>
      )}
    </main>
  );
}

function Fact({ name, value, code = false }: { name: string; value: string; code?: boolean }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{code ? <code>{value}</code> : value}</dd>
    </>
  );
}
