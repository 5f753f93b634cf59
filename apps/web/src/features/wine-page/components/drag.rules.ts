import type { PageCategoryItem } from '@rebblatt/contracts';
import { findWine } from './content.rules.ts';

export type Kind = 'category' | 'wine';
export interface Dragged {
  kind: Kind;
  id: number;
}

/** Categories and wines can have the same ids, so the id of a draggable has its kind as prefix. */
export const dragId = (kind: Kind, id: number): string => `${kind}:${id}`;

/** Reads {@link dragId}; null for anything else. */
export function readDragId(text: unknown): Dragged | null {
  const match = /^(category|wine):(\d+)$/.exec(String(text));
  return match ? { kind: match[1] as Kind, id: Number(match[2]) } : null;
}

/** Whether something may be dropped there: categories on categories, wines on wines and on other categories. */
export function mayDrop(categories: readonly PageCategoryItem[], dragged: Dragged, target: Dragged): boolean {
  if (dragged.kind === target.kind) return dragged.id !== target.id;
  if (dragged.kind !== 'wine') return false;
  return findWine(categories, dragged.id)?.category.id !== target.id;
}

/** Where the dragged row would be inserted: a wine above or below its target, anything else onto the row. */
export function landingSide(
  categories: readonly PageCategoryItem[],
  dragged: Dragged,
  target: Dragged,
): 'above' | 'below' | 'onto' {
  if (dragged.kind !== 'wine' || target.kind !== 'wine') return 'onto';
  const from = findWine(categories, dragged.id);
  const to = findWine(categories, target.id);
  const down = from && to && from.category.id === to.category.id && from.index < to.index;
  return down ? 'below' : 'above';
}

export interface Row {
  top: number;
  height: number;
}
export const middle = (row: Row) => row.top + row.height / 2;

/** The row whose middle is nearest to a vertical position on the screen. */
export function nearestRow<Target extends Row>(targets: readonly Target[], y: number): Target | undefined {
  let nearest: Target | undefined;
  for (const target of targets) {
    if (!nearest || Math.abs(middle(target) - y) < Math.abs(middle(nearest) - y)) nearest = target;
  }
  return nearest;
}

/** The row to which an arrow key moves: the next one above or below a vertical position on the screen. */
export function nextRow<Target extends Row>(
  targets: readonly Target[],
  y: number,
  direction: 'up' | 'down',
): Target | undefined {
  const ahead = targets.filter((target) =>
    direction === 'down' ? middle(target) > y + 1 : middle(target) < y - 1,
  );
  return nearestRow(ahead, y);
}
