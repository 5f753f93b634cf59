import { Lock } from 'lucide-react';
import { DragHandle } from './drag-handle.tsx';
import { PositionInput } from './position-input.tsx';
import type { Reorder } from './reorder.ts';
import styles from './rows.module.css';
import type { ListControl } from './use-list-state.ts';
import type { Moves } from './use-reorder.ts';

type Props<Row> = { row: Row; name: string; list: ListControl; reorder: Reorder<Row>; moves: Moves<Row> };

/** Handle and position of a row in a table, each in its own cell. */
export function MoveCells<Row>(props: Props<Row>) {
  return (
    <>
      <td className={styles.handleCell}>
        <RowDragHandle {...props} />
      </td>
      <td>
        <RowPosition {...props} />
      </td>
    </>
  );
}

/** Only the handle; rows that can never be moved have none. */
export function RowDragHandle<Row>({ row, name, list, reorder }: Props<Row>) {
  if (reorder.lockedBecause?.(row)) return null;
  return (
    <DragHandle name={name} onSortByPosition={() => list.setSort([{ field: reorder.field, type: 'asc' }])} />
  );
}

/** The mark and the editable position; of a row that keeps its place the number, and why. */
export function RowPosition<Row>({ row, name, reorder, moves }: Props<Row>) {
  const locked = reorder.lockedBecause?.(row);
  return (
    <div className={styles.position}>
      {reorder.mark?.(row)}
      {locked ? (
        <span className={styles.fixed}>
          {moves.positionOf(row)}
          <button type="button" className={styles.why} aria-label={locked} title={locked}>
            <Lock size={14} aria-hidden />
          </button>
        </span>
      ) : (
        <PositionInput
          name={name}
          value={moves.positionOf(row)}
          onMove={(position) => moves.moveTo(row, position)}
        />
      )}
    </div>
  );
}
