import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { SortableRowContext } from './row-frame.tsx';
import { SortableRow } from './sortable-row.tsx';
import type { Moves } from './use-reorder.ts';

type Props<Row> = {
  moves: Moves<Row>;
  rowId: (row: Row) => number;
  rowName: (row: Row) => string;
  children: ReactNode;
};

/** How far a pointer must move before a press becomes a drag. */
const DRAG_STARTS_AT_PX = 4;

/** Makes the rows inside draggable by their handles, with the pointer or the keyboard. */
export function SortableRows<Row>({ moves, rowId, rowName, children }: Props<Row>) {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_AT_PX } }),
    // Not smooth: during smooth scrolling the next position would be measured where it no longer is.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const rowOf = (id: unknown) => moves.rows.find((row) => rowId(row) === id);
  const place = (id: unknown, at: unknown) => {
    const row = rowOf(id);
    const target = rowOf(at);
    return {
      name: row ? rowName(row) : '',
      position: String(target ? moves.positionOf(target) : row ? moves.positionOf(row) : ''),
      total: String(moves.rows.length),
    };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t(($) => $.table.reorder.lifted, place(active.id, active.id)),
    onDragOver: ({ active, over }) => t(($) => $.table.reorder.over, place(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t(($) => $.table.reorder.dropped, place(active.id, over?.id)),
    onDragCancel: ({ active }) => t(($) => $.table.reorder.cancelled, place(active.id, active.id)),
  };

  function drop({ active, over }: DragEndEvent) {
    const row = rowOf(active.id);
    const target = rowOf(over?.id);
    if (row && target && row !== target) void moves.moveTo(row, moves.positionOf(target));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t(($) => $.table.reorder.instructions) },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={moves.rows.map(rowId)} strategy={verticalListSortingStrategy}>
        <SortableRowContext.Provider value={SortableRow}>{children}</SortableRowContext.Provider>
      </SortableContext>
    </DndContext>
  );
}
