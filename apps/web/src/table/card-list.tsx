import { Checkbox } from '@mantine/core';
import { useTable } from '@tanstack/react-table';
import { useTranslation } from '../lib/use-translation.ts';
import facts from './card-facts.module.css';
import { listFeatures } from './columns.ts';
import type { DataTableProps } from './data-table.tsx';
import { RowDragHandle, RowPosition } from './move-cells.tsx';
import { RowFrame } from './row-frame.tsx';
import styles from './rows.module.css';
import { useMarking } from './use-marking.ts';
import type { Moves } from './use-reorder.ts';

type Props<Row extends { id: number }> = DataTableProps<Row> & {
  moves: Moves<Row>;
  /** The id of the row the user came back from. */
  returned: string | undefined;
};

/** The rows as cards: the heading column on top, the others as label and value. */
export function CardList<Row extends { id: number }>(props: Props<Row>) {
  const { name, list, columns, rowName, actions, reorder, selection, moves, returned } = props;
  const { t } = useTranslation();
  const table = useTable({
    features: listFeatures,
    columns,
    data: moves.rows,
    getRowId: (row) => String(row.id),
  });
  const marking = useMarking(
    selection,
    moves.rows.map(({ id }) => id),
  );
  const mayMove = (row: Row) => moves.enabled && !reorder?.lockedBecause?.(row);
  return (
    <ul className={styles.cards} aria-label={name}>
      {table.getRowModel().rows.map((line) => {
        const row = line.original;
        const cells = line.getAllCells();
        const heading = cells.find((cell) => cell.column.columnDef.meta?.heading) ?? cells[0];
        const move = reorder && { row, name: rowName(row), list, reorder, moves };
        return (
          <RowFrame
            key={line.id}
            as="li"
            className={styles.card}
            data-row={row.id}
            data-returned={line.id === returned || undefined}
            sortable={reorder && { id: row.id, movable: mayMove(row) }}
          >
            <div className={styles.cardHead}>
              {selection && (
                <label className={styles.pick} htmlFor={`pick-${row.id}`}>
                  <Checkbox
                    id={`pick-${row.id}`}
                    aria-label={t(($) => $.table.select.row, { name: rowName(row) })}
                    {...marking(row.id)}
                  />
                </label>
              )}
              {move && <RowPosition {...move} />}
              <div className={styles.cardName}>
                <span className={styles.cardTitle}>{heading && <table.FlexRender cell={heading} />}</span>
                {move && <RowDragHandle {...move} />}
              </div>
            </div>
            <dl className={facts.facts}>
              {cells
                .filter((cell) => cell !== heading)
                .map((cell) => (
                  <div key={cell.id}>
                    <dt>{cell.column.columnDef.meta?.label}</dt>
                    <dd>
                      <table.FlexRender cell={cell} />
                    </dd>
                  </div>
                ))}
            </dl>
            {actions && <div className={styles.actions}>{actions(row)}</div>}
          </RowFrame>
        );
      })}
    </ul>
  );
}
