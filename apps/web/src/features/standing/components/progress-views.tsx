import type { ProgressRow } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../lib/money.ts';
import { rowsMissing, stepIn, steps } from '../progress.rules.ts';
import styles from './progress.module.css';

/** The exhibitors as views: all of them, and those of whom a step is missing, each with its number. */
export function ProgressViews({ rows }: { rows: readonly ProgressRow[] }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const current = stepIn(params.get('missing'));
  return (
    <nav className={styles.views} aria-label={t(($) => $.table.views.label)}>
      {[null, ...steps].map((step) => (
        <Link
          key={step}
          to={{ search: step === null ? '' : `missing=${step}` }}
          aria-current={step === current ? 'true' : undefined}
        >
          {t(($) => $.standing.missingStep[step ?? 'all'])} {formatNumber(rowsMissing(rows, step).length)}
        </Link>
      ))}
    </nav>
  );
}
