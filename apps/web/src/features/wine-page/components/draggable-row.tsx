import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import styles from './drag.module.css';
import { dragId, type Kind, landingSide, readDragId } from './drag.rules.ts';
import { useContent } from './editing.ts';

interface Handle {
  ref: (element: HTMLElement | null) => void;
  attributes: React.HTMLAttributes<HTMLElement>;
  listeners: Record<string, unknown> | undefined;
}
const HandleOfRow = createContext<Handle | null>(null);

type Props = { kind: Kind; id: number; className?: string; children: ReactNode };

/** A row that can be dragged by the handle inside it and on which others can be dropped. */
export function DraggableRow({ kind, id, className, children }: Props) {
  const own = dragId(kind, id);
  const drag = useDraggable({ id: own });
  const drop = useDroppable({ id: own });
  const { setActivatorNodeRef: ref, attributes, listeners } = drag;
  const handle = useMemo(() => ({ ref, attributes, listeners }), [ref, attributes, listeners]);
  const { categories } = useContent();
  const dragged = drop.isOver && !drag.isDragging ? readDragId(drop.active?.id) : null;
  return (
    <HandleOfRow.Provider value={handle}>
      <div
        ref={(element) => {
          drag.setNodeRef(element);
          drop.setNodeRef(element);
        }}
        className={`${styles.row} ${className ?? ''}`}
        data-row={own}
        data-dragging={drag.isDragging || undefined}
        data-over={dragged ? landingSide(categories, dragged, { kind, id }) : undefined}
      >
        {children}
      </div>
    </HandleOfRow.Provider>
  );
}

/** The button by which its row is dragged. */
export function RowHandle({ label }: { label: string }) {
  const handle = useContext(HandleOfRow);
  return (
    <button
      {...handle?.attributes}
      {...handle?.listeners}
      ref={handle?.ref}
      type="button"
      className={styles.handle}
      aria-label={label}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
}
