import type { CatalogPageRow } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { standingInWords, standingTones } from '../page-standing.rules.ts';
import styles from './standing-cell.module.css';

type Props = {
  page: Pick<CatalogPageRow, 'standing' | 'comment' | 'released_at' | 'file_errors' | 'correction'>;
};

/** Why a page is not in the book yet, or that it is. */
export function StandingCell({ page }: Props) {
  const { t } = useTranslation();
  const words = standingInWords(t, page);
  return (
    <span className={styles.standing} title={words}>
      <StatusTag tone={standingTones[page.standing]}>
        <span>{words}</span>
      </StatusTag>
    </span>
  );
}
