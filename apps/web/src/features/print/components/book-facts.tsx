import { bookFileIn, type PrintLinkPage } from '@rebblatt/contracts';
import { colon } from '../../../lib/colon.ts';
import { formatDateTime } from '../../../lib/date.ts';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fileSize } from '../print.rules.ts';
import styles from './book-facts.module.css';

/** What a print office needs to know to set up the job, as text. */
export function BookFacts({ book }: { book: PrintLinkPage }) {
  const { t, i18n } = useTranslation();
  const { check } = book;
  return (
    <dl className={styles.facts}>
      <dt>{t(($) => $.print.factPages)}</dt>
      <dd>{t(($) => $.print.factPagesValue, { count: book.content_pages, cover: book.cover_pages })}</dd>
      <dt>{t(($) => $.print.factSheets)}</dt>
      <dd>
        {book.missing_to_multiple_of_4 === 0
          ? t(($) => $.print.divisible)
          : t(($) => $.print.notDivisible, { count: book.missing_to_multiple_of_4 })}
      </dd>
      {book.state.left_out !== null && (
        <>
          <dt>{t(($) => $.print.factLeftOut)}</dt>
          <dd>
            {book.state.left_out === 0
              ? t(($) => $.print.factComplete)
              : book.state.left_out_types
                  .map(
                    ({ page_type, count }) =>
                      `${t(($) => $.print.pageKind[`${page_type}`])}${colon()}${count}`,
                  )
                  .join(', ')}
          </dd>
        </>
      )}
      <dt>{t(($) => $.print.factSize)}</dt>
      <dd>{t(($) => $.print.factSizeValue)}</dd>
      <dt>{t(($) => $.print.factBleed)}</dt>
      <dd>{t(($) => $.print.factBleedValue)}</dd>
      {check && (
        <>
          <dt>{t(($) => $.print.factColour)}</dt>
          <dd>{t(($) => $.print.factColourValue, { condition: check.output_condition })}</dd>
        </>
      )}
      <dt>{t(($) => $.print.factFile)}</dt>
      <dd>{`${bookFileIn(i18n.language as Language, book.name)}, ${fileSize(t, book.size)}`}</dd>
      <dt>{t(($) => $.print.factMade)}</dt>
      <dd>{formatDateTime(book.created_at)}</dd>
      <dt>{t(($) => $.print.factExpires)}</dt>
      <dd>{formatDateTime(book.expires_at)}</dd>
      <dt>{t(($) => $.print.factHash)}</dt>
      <dd>
        <code>{book.sha256}</code>
      </dd>
    </dl>
  );
}
