import type { ReactNode } from 'react';

/** How the rows of a list are put in order by hand. */
export type Reorder<Row> = {
  /** Sort field that stands for the order. */
  field: string;
  positionOf: (row: Row) => number;
  /** Sends one move and resolves when the list has been asked again; undoing is a second, inverse call. */
  move: (row: Row, position: number) => Promise<unknown>;
  /** Rows that may not be moved keep their place in the list but have no handle. */
  mayMove?: (row: Row) => boolean;
  /** An ornament before the position, such as the register mark of a page type. */
  mark?: (row: Row) => ReactNode;
};
