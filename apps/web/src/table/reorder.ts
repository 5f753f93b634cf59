import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A position and what stands there. */
export type Place = { position: number; name: string };

/** Why a move cannot be, in the user's words. */
export class MoveRefused extends Error {}

/** How the rows of a list are put in order by hand. */
export type Reorder<Row> = {
  /** Sort field that stands for the order. */
  field: string;
  positionOf: (row: Row) => number;
  /**
   * Sends one move and resolves when the list has been asked again; undoing is a second, inverse call.
   * Throws MoveRefused if there is no such place.
   */
  move: (row: Row, position: number) => Promise<unknown>;
  /** All positions a row may be moved to, also those that are not shown; asked when somebody moves a row far. */
  places: UseQueryOptions<Place[]>;
  /** A move is an exchange with the row that stands there; without it the rows between make room. */
  exchange?: boolean;
  /** Rows that may not be moved keep their place in the list but have no handle. */
  mayMove?: (row: Row) => boolean;
  /** An ornament before the position, such as the register mark of a page type. */
  mark?: (row: Row) => ReactNode;
};
