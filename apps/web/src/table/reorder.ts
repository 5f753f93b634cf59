import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A position and the name of the row there. */
export type Place = { position: number; name: string };

/** Thrown for an impossible move, with a text for the user. */
export class MoveRefused extends Error {}

/** How the rows of a list are ordered manually. */
export type Reorder<Row> = {
  /** The sort field of the manual order. */
  field: string;
  positionOf: (row: Row) => number;
  /** The name of a row where its position is said beside it. */
  nameOf: (row: Row) => string;
  /**
   * Sends one move and resolves when the list has been refetched; undoing is a second, inverse call.
   * Throws MoveRefused if there is no such position.
   */
  move: (row: Row, position: number) => Promise<unknown>;
  /** All possible positions, including those not displayed; requested for a move beyond the visible rows. */
  places: UseQueryOptions<Place[]>;
  /** A move exchanges two rows; by default the rows between shift by one. */
  exchange?: boolean;
  /** Why a row keeps its place, as a sentence; such a row has neither handle nor field for the position. */
  lockedBecause?: (row: Row) => string | null;
  /** A decoration before the position, such as the register mark of a page type. */
  mark?: (row: Row) => ReactNode;
};
