import { Button } from '@mantine/core';
import type { PrintLinkPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download, Files } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorText, statusOf } from '../../../lib/error-text.ts';
import { CropMarks } from '../../../ui/crop-marks.tsx';
import { useScreenTitle } from '../../../ui/document-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { BookCheck } from '../components/book-check.tsx';
import { BookFacts } from '../components/book-facts.tsx';
import { ChangeList } from '../components/change-list.tsx';
import { ChangesSummary } from '../components/changes-summary.tsx';
import { CoverDelivery } from '../components/cover-delivery.tsx';
import { linkChangedPages, linkDownload, linkManifest, linkPage, linkPicture } from '../print.api.ts';
import styles from './print-link.module.css';

/**
 * Everything that a print office needs, without an account: note, facts, book, check, and what changed since
 * the last one.
 */
export function PrintLink() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error, isPending } = useQuery(linkPage(token));
  useScreenTitle(data?.catalog ?? t(($) => $.print.printOfficeTitle));
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Logo size={28} />
          {t(($) => $.app.name)}
        </span>
        <LanguageSwitch />
      </header>
      {isPending && <Loading />}
      {error && statusOf(error) !== 404 && <ErrorState error={error} alone />}
      {error && statusOf(error) === 404 && (
        <EmptyState title={errorText(t, error)} text={t(($) => $.print.linkUnknownText)} alone />
      )}
      {data && <Book book={data} token={token} />}
    </main>
  );
}

function Book({ book, token }: { book: PrintLinkPage; token: string }) {
  const { t } = useTranslation();
  const { changes, check } = book;
  return (
    <article className={styles.sheet}>
      <CropMarks />
      <h1>
        {book.catalog}, {t(($) => $.print.book, { number: String(book.number) })}
      </h1>
      {book.cover_note !== null && (
        <Part title={t(($) => $.print.coverNoteTitle)}>
          <p className={styles.note}>{book.cover_note}</p>
        </Part>
      )}
      <BookFacts book={book} />
      {check && (
        <Part title={t(($) => $.print.checkTitle)}>
          <BookCheck check={check} />
        </Part>
      )}
      <div className={styles.actions}>
        <Button component="a" href={linkDownload(token)} leftSection={<Download size={16} aria-hidden />}>
          {t(($) => $.print.download)}
        </Button>
        <Button component="a" variant="default" href={linkManifest(token)}>
          {t(($) => $.print.manifestShort)}
        </Button>
      </div>
      <Part title={t(($) => $.cover.title)}>
        <CoverDelivery book={book} token={token} />
      </Part>
      <Part title={t(($) => $.print.changesTitle)}>
        {changes === null ? (
          <p>{t(($) => $.print.changesFirst)}</p>
        ) : (
          <>
            <ChangesSummary changes={changes} />
            {changes.extract_pages > 0 && (
              <div className={styles.extract}>
                <Button
                  component="a"
                  variant="default"
                  href={linkChangedPages(token)}
                  leftSection={<Files size={16} aria-hidden />}
                >
                  {t(($) => $.print.changesDownload, { count: changes.extract_pages })}
                </Button>
                <p>{t(($) => $.print.changesDownloadHint)}</p>
              </div>
            )}
            <ChangeList
              changes={changes}
              draw={(result, pdfPage, text) => (
                <img
                  src={linkPicture(token, result, pdfPage)}
                  alt={text}
                  loading="lazy"
                  width={960}
                  height={627}
                />
              )}
            />
          </>
        )}
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
