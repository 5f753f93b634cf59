import type { PrintAnswer } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/date.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import styles from './answers.module.css';

/** One answer of a print office: who, when, what, where, and what is to be done; without that whether a remark is done. */
export function AnswerLine({ answer, children }: { answer: PrintAnswer; children?: ReactNode }) {
  const { t } = useTranslation();
  const { kind, name, text, pdf_page, folio, label, place, file, done_at } = answer;
  const page = String(pdf_page);
  const where =
    pdf_page === null
      ? null
      : folio === null
        ? t(($) => $.print.answer.ofPage, { page })
        : t(($) => $.print.answer.ofFolio, { page, folio: String(folio) });
  return (
    <li className={styles.answer}>
      <strong>{t(($) => $.print.answer.says[kind], { name })}</strong>
      <span className={styles.facts}>
        {[
          t(($) => $.print.answer.ofBook, { number: String(answer.number) }),
          where,
          label,
          place && t(($) => $.print.answer.at, { x: formatNumber(place.x), y: formatNumber(place.y) }),
          file?.name,
          formatDateTime(answer.created_at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {text !== null && <p className={styles.text}>{text}</p>}
      {children ??
        (kind === 'remark' && (
          <StatusTag tone={done_at === null ? 'wait' : 'ok'}>
            {done_at === null
              ? t(($) => $.print.answer.open)
              : t(($) => $.print.answer.done, { at: formatDateTime(done_at) })}
          </StatusTag>
        ))}
    </li>
  );
}
