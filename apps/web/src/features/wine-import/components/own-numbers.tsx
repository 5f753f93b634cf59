import { Button } from '@mantine/core';
import type { WineColumn } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { type CheckedRow, isOpen, type WineList } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

type Props = {
  list: WineList;
  rows: CheckedRow[];
  onMatch: (column: number, field: WineColumn | null) => void;
};

/** From so many rows on the column is in question, not the row. */
const SEVERAL = 2;

/** Offers to take a column of numbers that are not from here for what it is: the sender's own numbers. */
export function OwnNumbers({ list, rows, onMatch }: Props) {
  const { t } = useTranslation();
  const column = list.columns.findIndex(({ field }) => field === 'id');
  const doubtful = rows.filter((row) => isOpen(row) && row.problems.some(({ field }) => field === 'id'));
  if (column < 0 || doubtful.length < SEVERAL) return null;
  const hasArticles = list.columns.some(({ field }) => field === 'sku');
  return (
    <Notice tone="wait">
      {t(($) => $.wineImport.ownNumbers, {
        count: doubtful.length,
        heading: list.columns[column]?.heading ?? '',
      })}
      <span className={styles.buttons}>
        {!hasArticles && (
          <Button variant="default" size="compact-md" onClick={() => onMatch(column, 'sku')}>
            {t(($) => $.wineImport.asArticles)}
          </Button>
        )}
        <Button variant="default" size="compact-md" onClick={() => onMatch(column, null)}>
          {t(($) => $.wineImport.withoutNumbers)}
        </Button>
      </span>
    </Notice>
  );
}
