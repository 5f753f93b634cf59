import type { ProgressRow } from '@rebblatt/contracts';
import { Link, useSearchParams } from 'react-router-dom';
import { today } from '../../../lib/date.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { rowsOf, steps, type View, viewIn } from '../progress.rules.ts';
import styles from './progress.module.css';

/** The address of a view, with the same search and order. */
function searchOf(params: URLSearchParams, view: View | null): string {
  const next = new URLSearchParams(params);
  next.delete('later');
  next.delete('missing');
  if (view === 'later') next.set('later', '1');
  else if (view !== null) next.set('missing', view);
  return next.toString();
}

/** The exhibitors as views: all of them, those of whom a step is missing, and those who may go on, with their numbers. */
export function ProgressViews({ rows }: { rows: readonly ProgressRow[] }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const current = viewIn(params);
  const later = rowsOf(rows, 'later', today()).length;
  const views: (View | null)[] = [
    null,
    'request',
    'sent',
    ...steps.filter((step) => step !== 'request'),
    ...(later > 0 || current === 'later' ? ['later' as const] : []),
  ];
  return (
    <nav className={styles.views} aria-label={t(($) => $.table.views.label)}>
      {views.map((view) => (
        <Link
          key={view}
          to={{ search: searchOf(params, view) }}
          aria-current={view === current ? 'true' : undefined}
        >
          {t(($) => $.standing.missingStep[view ?? 'all'])} {formatNumber(rowsOf(rows, view, today()).length)}
        </Link>
      ))}
    </nav>
  );
}
