import { ActionIcon, Button } from '@mantine/core';
import { type BookState, bookFileIn, type PrintResult } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download, FileJson, GitCompare, Link2, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import { fileAt } from '../../../lib/file-address.ts';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { bookStatesOf } from '../print.api.ts';
import { fileSize } from '../print.rules.ts';
import { BookStateLines } from './book-state.tsx';
import styles from './result-list.module.css';

const LinkDialog = laterView(() => import('./link-dialog.tsx').then((module) => module.LinkDialog), {
  close: ({ onClose }) => onClose(),
});

const AnswersDialog = laterView(() => import('./answers-dialog.tsx').then((module) => module.AnswersDialog), {
  close: ({ onClose }) => onClose(),
});

const placeOf = ({ catalog_id, id }: PrintResult) => ({ id: catalog_id, result: id });

type Props = {
  /** The name of the catalogue. */
  catalog: string;
  results: PrintResult[];
  /** The address to which a link was last sent. */
  printOffice: string | null;
};

/** All books of a catalogue, newest first. */
export function ResultList({ catalog, results, printOffice }: Props) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const nameOf = ({ name }: PrintResult) => bookFileIn(language, name);
  const download = useDownload();
  const { data: states } = useQuery(bookStatesOf(String(results[0]?.catalog_id), results[0]?.id));
  const stateOf = ({ id }: PrintResult) => states?.get(id);
  const bookOf = ({ number }: PrintResult) => t(($) => $.print.book, { number: String(number) });
  const named = (action: string, result: PrintResult) =>
    t(($) => $.print.named, { action, name: bookOf(result) });
  const [shared, setShared] = useState<PrintResult | null>(null);
  const [answered, setAnswered] = useState<PrintResult | null>(null);
  return (
    <>
      <ol className={styles.list}>
        {results.map((result, index) => (
          <li key={result.id} className={styles.result} data-newest={index === 0 || undefined}>
            <div className={styles.what}>
              <strong>{bookOf(result)}</strong>
              <span>{nameOf(result)}</span>
              <span>
                {t(($) => $.print.resultFacts, {
                  count: result.content_pages,
                  size: fileSize(t, result.size),
                  seconds: String(Math.max(1, Math.round(result.duration_ms / 1000))),
                })}
              </span>
              <span>
                {formatDateTime(result.created_at)}
                {result.created_by && `, ${result.created_by.email}`}
              </span>
              <State state={stateOf(result)} />
              {result.pages_not_conforming && result.pages_not_conforming.length > 0 && (
                <span className={styles.missing}>
                  {t(($) => $.print.notConforming, {
                    count: result.pages_not_conforming.length,
                    pages: result.pages_not_conforming.join(', '),
                  })}
                </span>
              )}
              {result.approved && (
                <span className={styles.approved}>
                  {t(($) => $.print.answer.approved, {
                    name: result.approved.name,
                    at: formatDateTime(result.approved.at),
                  })}
                </span>
              )}
              {result.open_remarks > 0 && (
                <span className={styles.missing}>
                  {t(($) => $.print.answer.remarks, { count: result.open_remarks })}
                </span>
              )}
              {result.missing_to_multiple_of_4 > 0 && (
                <span className={styles.missing}>
                  {t(($) => $.print.notDivisible, { count: result.missing_to_multiple_of_4 })}
                </span>
              )}
            </div>
            <div className={styles.actions}>
              <Button
                variant={index === 0 ? 'filled' : 'default'}
                leftSection={<Download size={16} aria-hidden />}
                aria-label={named(
                  t(($) => $.print.download),
                  result,
                )}
                onClick={() =>
                  download(fileAt('GET /print/catalog/:id/:result/download', placeOf(result)), nameOf(result))
                }
              >
                {t(($) => $.print.download)}
              </Button>
              <Button
                variant="default"
                leftSection={<Link2 size={16} aria-hidden />}
                aria-label={named(
                  t(($) => $.print.links, { count: result.links }),
                  result,
                )}
                onClick={() => setShared(result)}
              >
                {t(($) => $.print.links, { count: result.links })}
              </Button>
              {result.answers > 0 && (
                <Button
                  variant="default"
                  leftSection={<MessageSquare size={16} aria-hidden />}
                  aria-label={named(
                    t(($) => $.print.answer.show, { count: result.answers }),
                    result,
                  )}
                  onClick={() => setAnswered(result)}
                >
                  {t(($) => $.print.answer.show, { count: result.answers })}
                </Button>
              )}
              {index < results.length - 1 && (
                <Button
                  component={Link}
                  to={`/catalog/${result.catalog_id}/print/${result.id}`}
                  variant="default"
                  aria-label={t(($) => $.print.changesOf, { number: String(result.number) })}
                  leftSection={<GitCompare size={16} aria-hidden />}
                >
                  {t(($) => $.print.changesShow)}
                </Button>
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                c="var(--ink)"
                size="lg"
                aria-label={t(($) => $.print.manifest, { number: String(result.number) })}
                title={t(($) => $.print.manifest, { number: String(result.number) })}
                onClick={() =>
                  download(
                    fileAt('GET /print/catalog/:id/:result/manifest', {
                      ...placeOf(result),
                      query: { lang: language },
                    }),
                    nameOf(result).replace(/\.pdf$/i, '.json'),
                  )
                }
              >
                <FileJson size={17} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ol>
      {answered && <AnswersDialog result={answered} onClose={() => setAnswered(null)} />}
      {shared && (
        <LinkDialog
          catalog={catalog}
          result={shared}
          state={stateOf(shared)}
          printOffice={printOffice}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}

/** What a book is, once it is known. */
const State = ({ state }: { state: BookState | undefined }) =>
  state && <BookStateLines state={state} doubtful={styles.missing} />;
