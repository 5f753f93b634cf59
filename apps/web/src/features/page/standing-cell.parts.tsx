import type { CatalogPageRow } from '@rebblatt/contracts';
import { useTranslation } from '../../lib/use-translation.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { standingInWords, standingTones } from './page-standing.rules.ts';
import styles from './standing-cell.module.css';

type Props = {
  page: Pick<CatalogPageRow, 'standing' | 'comment' | 'released_at' | 'file_errors' | 'correction'>;
  /** Leaves out the organiser's remark, where a notice below quotes it in full. */
  brief?: boolean;
  /** The reader's time for the page is over. */
  closed?: boolean;
};

/** Why a page is not in the book yet, or that it is. */
export function StandingCell({ page, brief = false, closed = false }: Props) {
  const { t } = useTranslation();
  const words = standingInWords(t, brief ? { ...page, comment: null } : page, closed);
  return (
    <span className={styles.standing} title={words}>
      <StatusTag tone={standingTones[page.standing]}>
        <span>{words}</span>
      </StatusTag>
    </span>
  );
}
