import type { CatalogPageRow } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { daysSince } from '../../../lib/date.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { standingTones } from '../../standing/standing.api.ts';
import styles from './standing-cell.module.css';

/** Where a page stands in words, with the reason. */
function wordsOf(t: Translate, { standing, released_at, file_errors, comment }: CatalogPageRow): string {
  if (standing === 'waiting' && released_at)
    return t(($) => $.standing.waits, { count: daysSince(released_at) });
  if (standing === 'faulty' && file_errors) return t(($) => $.standing.errors, { count: file_errors });
  if (standing === 'rejected' && comment) return t(($) => $.standing.because, { comment });
  return t(($) => $.standing.page[standing]);
}

/** Why a page is not in the book yet, or that it is. */
export function StandingCell({ page }: { page: CatalogPageRow }) {
  const { t } = useTranslation();
  const words = wordsOf(t, page);
  return (
    <span className={styles.standing} title={words}>
      <StatusTag tone={standingTones[page.standing]}>
        <span>{words}</span>
      </StatusTag>
    </span>
  );
}
