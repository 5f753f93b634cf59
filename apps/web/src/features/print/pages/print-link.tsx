import { changedPagesName, type PrintLinkPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download, Files } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useScreenTitle } from '../../../ui/document-title.ts';
import { LinkNote, LinkPage, LinkPart, LinkSheet } from '../../../ui/link-page.tsx';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import { FairLogo } from '../../fair/fair-logo.parts.ts';
import { AnswerForm } from '../components/answer-form.tsx';
import { AnswerLine } from '../components/answer-line.tsx';
import answers from '../components/answers.module.css';
import { BookCheck } from '../components/book-check.tsx';
import { BookFacts } from '../components/book-facts.tsx';
import { BookStateNotice } from '../components/book-state.tsx';
import { ChangeList } from '../components/change-list.tsx';
import { ChangesSummary } from '../components/changes-summary.tsx';
import { CoverDelivery } from '../components/cover-delivery.tsx';
import { LinkFile } from '../components/link-file.tsx';
import { PagePicture } from '../components/page-picture.tsx';
import { linkChangedPages, linkDownload, linkManifest, linkPage, linkPicture } from '../print.api.ts';
import styles from './print-link.module.css';

/**
 * Everything that a print office needs, without an account: note, facts, book, check, and what changed since
 * the last one.
 */
export function PrintLink() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const shown = useQuery(linkPage(token));
  const { data } = shown;
  useScreenTitle(data?.catalog ?? t(($) => $.print.printOfficeTitle));
  return (
    <LinkPage
      query={shown}
      goneText={t(($) => $.print.linkUnknownText)}
      goneContact={<AskOrganiser />}
      mark={<FairLogo />}
      wide
    >
      {data && <Book book={data} token={token} />}
    </LinkPage>
  );
}

function Book({ book, token }: { book: PrintLinkPage; token: string }) {
  const { t, i18n } = useTranslation();
  const { changes, check, name } = book;
  return (
    <LinkSheet title={`${book.catalog}, ${t(($) => $.print.book, { number: String(book.number) })}`}>
      {book.cover_note !== null && (
        <LinkPart className={styles.part} title={t(($) => $.print.coverNoteTitle)}>
          <LinkNote>{book.cover_note}</LinkNote>
        </LinkPart>
      )}
      <BookStateNotice state={book.state} />
      <BookFacts book={book} />
      {check && (
        <LinkPart className={styles.part} title={t(($) => $.print.checkTitle)}>
          <BookCheck check={check} />
        </LinkPart>
      )}
      <div className={styles.actions}>
        <LinkFile file={linkDownload(token)} name={name} leftSection={<Download size={16} aria-hidden />}>
          {t(($) => $.print.download)}
        </LinkFile>
        <LinkFile
          variant="default"
          file={linkManifest(token, i18n.language as Language)}
          name={name.replace(/\.pdf$/i, '.json')}
        >
          {t(($) => $.print.manifestShort)}
        </LinkFile>
      </div>
      <LinkPart className={styles.part} title={t(($) => $.print.answer.title)}>
        <p>{t(($) => $.print.answer.intro)}</p>
        <AnswerForm token={token} pages={book.content_pages} />
        {book.answers.length > 0 && (
          <>
            <h3>{t(($) => $.print.answer.earlier)}</h3>
            <ul className={answers.list}>
              {book.answers.map((answer) => (
                <AnswerLine key={answer.id} answer={answer} />
              ))}
            </ul>
          </>
        )}
      </LinkPart>
      <LinkPart className={styles.part} title={t(($) => $.cover.title)}>
        <CoverDelivery book={book} token={token} />
      </LinkPart>
      <LinkPart className={styles.part} title={t(($) => $.print.changesTitle)}>
        {changes === null ? (
          <p>{t(($) => $.print.changesFirst)}</p>
        ) : (
          <>
            <ChangesSummary changes={changes} />
            {changes.extract_pages > 0 && (
              <div className={styles.extract}>
                <LinkFile
                  variant="default"
                  file={linkChangedPages(token)}
                  name={changedPagesName(name)}
                  leftSection={<Files size={16} aria-hidden />}
                >
                  {t(($) => $.print.changesDownload, { count: changes.extract_pages })}
                </LinkFile>
                <p>{t(($) => $.print.changesDownloadHint)}</p>
              </div>
            )}
            <ChangeList
              changes={changes}
              draw={(result, pdfPage, text) => (
                <PagePicture file={linkPicture(token, result, pdfPage)} text={text} />
              )}
            />
          </>
        )}
      </LinkPart>
    </LinkSheet>
  );
}
