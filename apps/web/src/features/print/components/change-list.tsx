import { isExhibitorPage, type PrintChanges, type PrintedPageChange } from '@rebblatt/contracts';
import { ArrowRightLeft, Minus, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { colon } from '../../../lib/colon.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import styles from './change-list.module.css';
import { type ChangeLine, linesOf, numberOf } from './change-list.rules.ts';

/** Renders a page of one of the two books; `text` is its text alternative. */
type DrawPage = (book: number, pdfPage: number, text: string) => ReactNode;

const tags = {
  added: { tone: 'ok', icon: Plus },
  removed: { tone: 'neutral', icon: Minus },
  changed: { tone: 'wait', icon: Pencil },
  moved: { tone: 'info', icon: ArrowRightLeft },
} as const;

type Props = { changes: PrintChanges; draw: DrawPage };

/** What differs from the earlier book, page by page; changed pages with both states. */
export function ChangeList({ changes, draw }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={styles.list}>
      {linesOf(changes.changes).map((line) => (
        <li key={keyOf(line)}>
          <div className={styles.head}>
            <strong>
              <Name line={line} />
            </strong>
            <StatusTag tone={tags[line.kind].tone} icon={tags[line.kind].icon}>
              {t(($) => $.print.changeKind[line.kind])}
            </StatusTag>
          </div>
          {line.kind !== 'moved' && <Pictures change={line.change} changes={changes} draw={draw} />}
        </li>
      ))}
    </ol>
  );
}

function keyOf(line: ChangeLine): string {
  const { page_id, sheet } = line.kind === 'moved' ? line.first : line.change;
  return `${page_id}/${sheet}`;
}

function Name({ line }: { line: ChangeLine }) {
  const { t } = useTranslation();
  if (line.kind === 'moved') {
    const { from, fromLast, to, toLast } = line;
    if (from === fromLast)
      return (
        <>
          {t(($) => $.print.changeMoved, { from, to })}
          {colon()}
          <What change={line.first} />
        </>
      );
    return t(($) => $.print.changeMovedRange, { from, fromLast, to, toLast });
  }
  const { before, now } = line.change;
  const place = now ?? before;
  const number = place ? numberOf(place) : 0;
  const elsewhere = before && now && before.pdf_page !== now.pdf_page ? numberOf(before) : null;
  return (
    <>
      {line.kind === 'removed'
        ? t(($) => $.print.changeFormerPage, { number })
        : t(($) => $.print.changePage, { number })}
      : <What change={line.change} />
      {elsewhere !== null && t(($) => $.print.changeWasAt, { number: elsewhere })}
    </>
  );
}

/** How users recognise a page: an exhibitor's by its type and company, any other by its own name. */
function What({ change: { page_type, label, sheet, sheets } }: { change: PrintedPageChange }) {
  const { t } = useTranslation();
  const kind = t(($) => $.print.pageKind[`${page_type}`]);
  const company = isExhibitorPage(page_type) ? label : null;
  return (
    <>
      {company === null ? (label ?? kind) : `${kind}, ${company}`}
      {sheets > 1 && ` (${t(($) => $.print.changeSheet, { sheet, sheets })})`}
    </>
  );
}

function Pictures({ change: { before, now }, changes, draw }: { change: PrintedPageChange } & Props) {
  const { t } = useTranslation();
  const was = before && t(($) => $.print.changeBefore, { number: numberOf(before) });
  const is = now && t(($) => $.print.changeNow, { number: numberOf(now) });
  return (
    <div className={styles.pictures}>
      {before && was && (
        <figure>
          {draw(changes.since.result_id, before.pdf_page, was)}
          <figcaption>{was}</figcaption>
        </figure>
      )}
      {now && is && (
        <figure>
          {draw(changes.result_id, now.pdf_page, is)}
          <figcaption>{is}</figcaption>
        </figure>
      )}
    </div>
  );
}
