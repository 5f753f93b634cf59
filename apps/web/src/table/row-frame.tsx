import { lazy, type ReactNode } from 'react';

type FrameProps = { as: 'tr' | 'li'; className?: string; children: ReactNode };

/** What makes a row sortable; one that is not movable stays in its place and its handle explains itself. */
export type Sortable = { id: number; movable: boolean };

export type SortableRowProps = FrameProps & Sortable;

/** Most lists are not put in order by hand: the code for dragging comes with those that are. */
const SortableRow = lazy(() =>
  import('./sortable-row.tsx').then((module) => ({ default: module.SortableRow })),
);

/** A table row or card; with `sortable` it can be dragged by the handle inside it. */
export function RowFrame({ sortable, ...frame }: FrameProps & { sortable?: Sortable }) {
  if (sortable) return <SortableRow {...frame} {...sortable} />;
  const { as: Element, className, children } = frame;
  return <Element className={className}>{children}</Element>;
}
