import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

type FrameProps = {
  as: 'tr' | 'li';
  className?: string;
  'data-row': number;
  /** The user came back from this row. */
  'data-returned'?: true;
  children: ReactNode;
};

/** The props of a sortable row; one that is not movable stays in its place and its handle says why. */
export type Sortable = { id: number; movable: boolean };

export type SortableRowProps = FrameProps & Sortable;

/** Most lists are not ordered manually, so the sortable row is fetched only with a list that is. */
export const SortableRowContext = createContext<ComponentType<SortableRowProps> | null>(null);

/** A table row or card; with `sortable` it can be dragged by the handle inside it. */
export function RowFrame({ sortable, ...frame }: FrameProps & { sortable?: Sortable }) {
  const SortableRow = useContext(SortableRowContext);
  if (sortable && SortableRow) return <SortableRow {...frame} {...sortable} />;
  const { as: Element, ...rest } = frame;
  return <Element {...rest} />;
}
