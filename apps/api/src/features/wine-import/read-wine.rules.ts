import type { WineColumn, WineTable, WineTableCheck } from '@rebblatt/contracts';
import type { WineNumber } from './number.rules.ts';

export type Problem = WineTableCheck['rows'][number]['problems'][number];
export type Columns = WineTable['columns'];

/** A row as it was understood: the fields of the wine form, and what could not be understood. */
export interface ReadWine {
  /** The number in the column of numbers; null without one. */
  number: WineNumber | null;
  /** Which column that is. */
  numberColumn: number | null;
  /** What the form of a wine takes; fields that the list has no column for are absent. */
  form: Record<string, unknown>;
  /** The name as it stands in the list, if the form has it without the vintage or the size at its end. */
  fullName: string | null;
  /** Fields whose cell is empty. */
  empty: Set<WineColumn>;
  problems: Problem[];
  /** Columns of the prices and grapes in the form, in their order. */
  priceColumns: number[];
  sizeColumns: (number | null)[];
  grapeColumns: number[];
  /** What is written for a cell, where that was understood, by its column. */
  written: Map<number, string>;
}

export interface Cell {
  column: number;
  text: string;
}
