import {
  type Active,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis, restrictToWindowEdges } from '@dnd-kit/modifiers';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { PageContent } from './content.rules.ts';
import styles from './drag.module.css';
import { type Dragged, dragId, mayDrop, middle, nearestRow, nextRow, readDragId } from './drag.rules.ts';
import { dragAnnouncements, nameOf } from './drag-announcements.ts';
import { useContent } from './editing.ts';
import { followRow } from './rows.ts';
import { useMoves } from './use-moves.ts';

/** How far a pointer must move before a press becomes a drag. */
const DRAG_STARTS_AT_PX = 4;

/** Makes categories and wines draggable by their handles, with the pointer or the keyboard. */
export function DragBoard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const moves = useMoves();
  const content = useContent();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  /** The own position counts as a target, so that a row that is dropped there stays. */
  const allowed = (active: Active | null, over: unknown) => {
    const what = readDragId(active?.id);
    const target = readDragId(over);
    if (!what || !target) return false;
    return active?.id === over || mayDrop(content.categories, what, target);
  };

  const collisions: CollisionDetection = ({
    active,
    collisionRect,
    droppableContainers,
    droppableRects,
    pointerCoordinates,
  }) => {
    const targets = droppableContainers.flatMap((container) => {
      const rect = droppableRects.get(container.id);
      return rect && allowed(active, container.id)
        ? [{ id: container.id, top: rect.top, height: rect.height }]
        : [];
    });
    const y = pointerCoordinates?.y ?? middle(collisionRect);
    const nearest = nearestRow(targets, y);
    return nearest ? [{ id: nearest.id }] : [];
  };

  const arrows: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const direction = event.code === 'ArrowDown' ? 'down' : event.code === 'ArrowUp' ? 'up' : null;
    const { active, collisionRect, droppableContainers, droppableRects, over } = context;
    if (!direction || !collisionRect) return undefined;
    event.preventDefault();
    const targets = droppableContainers.getEnabled().flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect && allowed(active, id) ? [rect] : [];
    });
    const next = nextRow(targets, middle(over?.rect ?? collisionRect), direction);
    if (!next) return undefined;
    return { ...currentCoordinates, y: currentCoordinates.y + middle(next) - middle(collisionRect) };
  };

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_AT_PX } }),
    // Not smooth: during smooth scrolling the next position would be measured where it no longer is.
    useSensor(KeyboardSensor, { coordinateGetter: arrows, scrollBehavior: 'auto' }),
  );

  function drop({ active, activatorEvent, over }: DragEndEvent) {
    setDragged(null);
    const what = readDragId(active.id);
    const target = landing(content, active, over);
    if (!what || !target) return;
    if (what.kind === 'category') moves.swapCategories(what.id, target.id);
    else if (target.kind === 'wine') moves.moveWineTo(what.id, target.id);
    else moves.moveWineInto(what.id, target.id);
    if (activatorEvent instanceof KeyboardEvent) followRow(dragId(what.kind, what.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      modifiers={[restrictToVerticalAxis, restrictToWindowEdges]}
      accessibility={{
        announcements: dragAnnouncements(t, content, (active, over) => landing(content, active, over)),
        screenReaderInstructions: { draggable: t(($) => $.wineEditor.drag.instructions) },
      }}
      onDragStart={({ active }) => setDragged(readDragId(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged && <div className={styles.overlay}>{nameOf(content, dragged)}</div>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** The target below the dragged row, if it can be dropped there. */
function landing({ categories }: PageContent, active: Active, over: Over | null): Dragged | null {
  const what = readDragId(active.id);
  const target = readDragId(over?.id);
  return what && target && mayDrop(categories, what, target) ? target : null;
}
