import type { WineCreate, WineTableCheck, WineUpdate } from '@rebblatt/contracts';
import type { WineRow } from '../wine/wine.queries.ts';
import type { ReadWine } from './read-wine.rules.ts';

type CheckedRow = WineTableCheck['rows'][number];

/** What is to be done with a row: what the check says of it, and the form that would be written. */
export interface PlannedRow {
  checked: CheckedRow;
  read: ReadWine;
  /** The form of a new wine; null while it has problems. */
  create: WineCreate | null;
  /** The form of a changed wine; null while it has problems, or when it is about no existing one. */
  update: WineUpdate | null;
  existing: WineRow | null;
  /** The name of the wine as the database compares it. */
  key: string | undefined;
}
