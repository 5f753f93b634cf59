import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBodyOf, errorText, fieldErrorText } from '../lib/error-text.ts';
import { sortOf } from '../lib/list-state.ts';
import { notify } from '../ui/snackbar-store.ts';
import { exchangedRows, type MovedRows, movedRows } from './moved-rows.ts';
import { MoveRefused, type Reorder } from './reorder.ts';
import type { ListControl } from './use-list-state.ts';

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
  rowName: (row: Row) => string,
  reorder: Reorder<Row> | undefined,
): Moves<Row> {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<MovedRows<Row> | null>(null);
  const positionOf = (row: Row) => moved?.positions.get(row) ?? reorder?.positionOf(row) ?? 0;

  async function moveTo(row: Row, position: number): Promise<void> {
    const from = reorder?.positionOf(row) ?? position;
    if (!reorder || from === position) return;
    const moving = reorder.exchange ? exchangedRows : movedRows;
    setMoved(moving(rows, row, position, reorder.positionOf));
    try {
      await reorder.move(row, position);
      announce(row, position, { label: t(($) => $.ui.undo), run: () => void undoMove(row, from) });
    } catch (error) {
      notify('danger', refusalText(error));
    } finally {
      setMoved(null);
    }
  }

  async function undoMove(row: Row, to: number): Promise<void> {
    if (!reorder) return;
    try {
      await reorder.move(row, to);
      announce(row, to);
    } catch (error) {
      notify('danger', refusalText(error));
    }
  }

  /** A list has no field to mark, so the message itself says what is wrong with the position. */
  function refusalText(error: unknown): string {
    if (error instanceof MoveRefused) return error.message;
    const [first] = Object.values(errorBodyOf(error)?.errors ?? {}).flat();
    return first
      ? fieldErrorText(
          t,
          first,
          t(($) => $.table.reorder.target),
        )
      : errorText(t, error);
  }

  function announce(row: Row, position: number, undo?: { label: string; run: () => void }): void {
    const text = t(($) => $.table.reorder.moved, { name: rowName(row), position: String(position) });
    notify('success', text, undo);
  }

  return {
    enabled: reorder !== undefined && sortOf(list.state, reorder.field) === 'asc',
    rows: moved?.rows ?? rows,
    positionOf,
    moveTo,
  };
}
