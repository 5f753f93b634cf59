import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo } from 'react';
import { RowHandle } from './drag-handle.tsx';
import type { SortableRowProps } from './row-frame.tsx';

/** A row that can be dragged by the handle inside it. */
export function SortableRow({ id, movable, as: Element, children, ...rest }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id,
      disabled: !movable,
    });
  const handle = useMemo(
    () => (movable ? { ref: setActivatorNodeRef, attributes, listeners } : null),
    [movable, setActivatorNodeRef, attributes, listeners],
  );
  return (
    <RowHandle.Provider value={handle}>
      <Element
        ref={setNodeRef}
        {...rest}
        data-dragging={isDragging || undefined}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        {children}
      </Element>
    </RowHandle.Provider>
  );
}
