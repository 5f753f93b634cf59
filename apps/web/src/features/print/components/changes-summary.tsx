import { bookFileIn, type Language, type PrintChanges } from '@rebblatt/contracts';
import { TriangleAlert } from 'lucide-react';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import styles from './changes-summary.module.css';

/** With which book it is compared, and how much differs. */
export function ChangesSummary({ changes }: { changes: PrintChanges }) {
  const { t, i18n } = useTranslation();
  const { since, unchanged, extract_pages, output_condition } = changes;
  const nothing = changes.changes.length === 0;
  return (
    <div className={styles.summary}>
      <p>
        {t(($) => $.print.changesSince, {
          number: String(since.number),
          name: bookFileIn(i18n.language as Language, since.name),
          date: formatDateTime(since.created_at),
        })}
        <br />
        <small>
          {t(($) => $.print.factHash)} <code>{since.sha256}</code>
        </small>
      </p>
      {output_condition && (
        <Notice tone="wait" icon={TriangleAlert}>
          {t(($) => $.print.changesCondition, {
            before: output_condition.before ?? t(($) => $.print.conditionNone),
            now: output_condition.now ?? t(($) => $.print.conditionNone),
          })}
        </Notice>
      )}
      <p>
        {nothing
          ? t(($) => $.print.changesNone)
          : `${t(($) => $.print.changesReplace, { count: extract_pages })} ${t(($) => $.print.changesKept, { count: unchanged })}`}
      </p>
    </div>
  );
}
