import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { previousCells } from '../previous.rules.ts';
import type { CheckedRow, WineList } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

/** Offers to take what the list does not say from the vintages before; nothing when it says all. */
export function PreviousOffer({
  list,
  rows,
  onTake,
}: {
  list: WineList;
  rows: CheckedRow[];
  onTake: () => void;
}) {
  const { t } = useTranslation();
  const cells = previousCells(list, rows);
  const lines = new Set(cells.map(({ line }) => line));
  const first = rows.find(({ line }) => lines.has(line));
  if (!first?.previous) return null;
  const fields = [...new Set(cells.map(({ field }) => t(($) => $.wineImport.fields[field])))];
  return (
    <Notice tone="info">
      {t(($) => $.wineImport.previous, {
        count: lines.size,
        name: first.wine,
        before: first.previous.wine,
        fields: fields.join(', '),
      })}
      <span className={styles.buttons}>
        <Button variant="default" size="compact-md" onClick={onTake}>
          {t(($) => $.wineImport.takePrevious)}
        </Button>
      </span>
    </Notice>
  );
}
