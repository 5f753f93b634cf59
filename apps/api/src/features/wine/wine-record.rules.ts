import {
  alcoholWords,
  type WineColumnKind,
  type WineCreate,
  type WineField,
  type WineItem,
  type WineNamedColumn,
  type WineOwnColumn,
  type WineRecordField,
  type WineUpdate,
  wineColumnRows,
  wineColumnTable,
} from '@rebblatt/contracts';
import { z } from 'zod';
import type { WholeWine, WineRow } from './wine.queries.ts';

/** The columns of a wine as the model has them. */
export type WineRecord = Pick<WholeWine, WineRecordField>;

const stored: Record<WineColumnKind, z.ZodType> = {
  text: z.string(),
  year: z.int(),
  named: z.int(),
  level: z.int(),
  flag: z.boolean(),
};

/** The columns as they are kept beyond the wine, in the history and in imports; one that came later is null there. */
export const wineRecord = z.object(
  Object.fromEntries(
    wineColumnRows.map(({ record, kind, empty }) => [
      record,
      empty === 'never' ? stored[kind] : stored[kind].nullable().default(null),
    ]),
  ) as unknown as { [Column in WineRecordField]: z.ZodType<WineRecord[Column]> },
);

/** A wine's own columns in a form; grapes, prices and the exhibitor are no columns of it. */
type OwnForm = Pick<WineCreate, WineField>;

/** The columns of a form as the model has them; what the form does not contain is absent. */
export function recordOf(form: OwnForm): WineRecord;
export function recordOf(form: WineUpdate): Partial<WineRecord>;
export function recordOf(form: WineUpdate): Partial<WineRecord> {
  return Object.fromEntries(
    wineColumnRows.flatMap(({ field, record, kind }) => {
      const value = form[field];
      return value === undefined ? [] : [[record, kind === 'flag' ? value === 1 : value]];
    }),
  );
}

/** The form of a wine's columns. */
export const formOf = (wine: WineRecord): OwnForm =>
  Object.fromEntries(
    wineColumnRows.map(({ field, record, kind }) => [
      field,
      kind === 'flag' ? Number(wine[record]) : wine[record],
    ]),
  ) as OwnForm;

/** Only the columns of a stored wine, without all that belongs to it. */
export const recordIn = (wine: WineRecord): WineRecord =>
  Object.fromEntries(wineColumnRows.map(({ record }) => [record, wine[record]])) as WineRecord;

/** An entry of the reference data that a wine has; null where it has none. */
const entries: Record<WineNamedColumn, (wine: WineRow) => { id: number; name: string } | null> = {
  region: ({ region }) => region,
  wine_type: ({ wine_type: { id, wine_type: name } }) => ({ id, name }),
  wine_category: ({ wine_category: it }) => it && { id: it.id, name: it.wine_category },
  award: ({ award: it }) => it && { id: it.id, name: it.award },
};

const entryOf = (wine: WineRow, column: WineNamedColumn) => entries[column](wine);

/** The columns of a wine as calls return them. */
export const shownColumns = (wine: WineRow): Pick<WineItem, WineField> =>
  Object.fromEntries(
    wineColumnRows.map(({ column, field, kind }) => {
      if (kind === 'named') return [field, entryOf(wine, column as WineNamedColumn)?.id ?? null];
      const value = wine[field as keyof WineRow];
      return [field, kind === 'flag' ? Number(value) : value];
    }),
  ) as Pick<WineItem, WineField>;

/** What a list says of a column of a wine; a flag is '1' or '0', and what the wine lacks is empty. */
export function textOf(wine: WineRow, column: WineOwnColumn): string {
  const { kind, field } = wineColumnTable[column];
  if (kind === 'named') return entryOf(wine, column as WineNamedColumn)?.name ?? '';
  return wordsFor(column, wine[field as keyof WineRow]);
}

/** What a list says of a value of a column that names no reference data. */
export function wordsFor(column: WineOwnColumn, value: unknown): string {
  if (value === null) return '';
  const { kind } = wineColumnTable[column];
  if (kind === 'level') return alcoholWords[value as keyof typeof alcoholWords];
  return String(kind === 'flag' ? Number(value) : value);
}
