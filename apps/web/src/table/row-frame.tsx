import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

type FrameProps = { as: 'tr' | 'li'; className?: string; children: ReactNode };

/** What makes a row sortable; one that is not movable stays in its place and its handle explains itself. */
export type Sortable = { id: number; movable: boolean };

export type SortableRowProps = FrameProps & Sortable;

/** Most lists are not put in order by hand: the row that can be dragged comes with the list in which it can. */
export const SortableRowContext = createContext<ComponentType<SortableRowProps> | null>(null);

/** A table row or card; with `sortable` it can be dragged by the handle inside it. */
export function RowFrame({ sortable, ...frame }: FrameProps & { sortable?: Sortable }) {
  const SortableRow = useContext(SortableRowContext);
  if (sortable && SortableRow) return <SortableRow {...frame} {...sortable} />;
  const { as: Element, className, children } = frame;
  return <Element className={className}>{children}</Element>;
}
