import type { CatalogPageRow, PageStanding } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { daysSince } from '../../../lib/date.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import styles from './standing-cell.module.css';

const tones: Record<PageStanding, StatusTone> = {
  waiting: 'wait',
  rejected: 'danger',
  'no-pdf': 'danger',
  faulty: 'danger',
  checking: 'info',
  draft: 'neutral',
  accepted: 'ok',
  ready: 'ok',
  inactive: 'neutral',
};

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
      <StatusTag tone={tones[page.standing]}>
        <span>{words}</span>
      </StatusTag>
    </span>
  );
}
