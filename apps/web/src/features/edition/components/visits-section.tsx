import type { VisitCount, VisitKind } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/date.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { visitsOf } from '../edition.api.ts';
import styles from '../edition.module.css';

/** Days that are shown; a fair lasts two weeks. */
const DAYS = 14;

/** The columns: what is read most has one of its own. */
const columns = ['start', 'exhibitor', 'search'] as const satisfies readonly VisitKind[];

const sumOf = (counts: readonly VisitCount[]) => counts.reduce((sum, { calls }) => sum + calls, 0);

/** How often visitors read the catalogue, by day; nothing before the first call. */
export function VisitsSection({ catalogId }: { catalogId: number }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(visitsOf(catalogId));
  const days = [...new Set(data.map(({ day }) => day))].slice(0, DAYS);
  if (days.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="edition-visits">
      <h2 id="edition-visits">{t(($) => $.edition.visits)}</h2>
      <p>{t(($) => $.edition.visitsText)}</p>
      <table className={styles.visits}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.edition.visitsDay)}</th>
            {columns.map((kind) => (
              <th key={kind} scope="col">
                {t(($) => $.edition.visitKinds[kind])}
              </th>
            ))}
            <th scope="col">{t(($) => $.edition.visitsOther)}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const counts = data.filter((one) => one.day === day);
            const own = columns.map((kind) => sumOf(counts.filter((one) => one.kind === kind)));
            const other = sumOf(counts) - own.reduce((sum, calls) => sum + calls, 0);
            return (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                {[...own, other].map((calls, i) => (
                  <td key={columns[i] ?? 'other'}>{formatNumber(calls)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
