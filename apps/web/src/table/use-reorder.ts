import { useState } from 'react';
import { sortOf } from '../lib/list-state.ts';
import { exchangedRows, type MovedRows, movedRows } from './moved-rows.ts';
import type { Reorder } from './reorder.ts';
import type { ListControl } from './use-list-state.ts';
import { useSendMove } from './use-send-move.ts';

/** A list's moves: shown immediately, sent as one call, undone by the inverse call. */
export type Moves<Row> = {
  /** False while the list is sorted otherwise; handles then say why. */
  enabled: boolean;
  rows: readonly Row[];
  positionOf: (row: Row) => number;
  moveTo: (row: Row, position: number) => Promise<void>;
};

/** Adds moving to a list; without `reorder` it returns the rows unchanged. */
export function useReorder<Row>(
  rows: readonly Row[],
  list: ListControl,
  reorder: Reorder<Row> | undefined,
): Moves<Row> {
  const send = useSendMove();
  const [moved, setMoved] = useState<MovedRows<Row> | null>(null);
  const positionOf = (row: Row) => moved?.positions.get(row) ?? reorder?.positionOf(row) ?? 0;

  async function moveTo(row: Row, position: number): Promise<void> {
    const from = reorder?.positionOf(row) ?? position;
    if (!reorder || from === position) return;
    const moving = reorder.exchange ? exchangedRows : movedRows;
    setMoved(moving(rows, row, position, reorder.positionOf));
    await send(reorder.nameOf(row), { from, to: position }, (to) => reorder.move(row, to));
    setMoved(null);
  }

  return {
    enabled: reorder !== undefined && sortOf(list.state, reorder.field) === 'asc',
    rows: moved?.rows ?? rows,
    positionOf,
    moveTo,
  };
}
