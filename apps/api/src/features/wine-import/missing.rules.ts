import { type WineColumn, type WineTable, wineColumnRows } from '@rebblatt/contracts';
import type { PlannedRow } from './planned-row.rules.ts';

type Row = WineTable['rows'][number];

/** The columns that every wine has; a yes goes without saying. */
export const needed: readonly WineColumn[] = wineColumnRows.flatMap(({ column, kind, empty }) =>
  empty === 'form' || kind === 'flag' ? [] : column,
);

/**
 * The columns that the wines of a list need and it does not have, or of which no cell is filled; one value for all its rows
 * can stand for them, also for those of which the rows of groups say nothing.
 */
export function missingColumns({ columns, rows }: WineTable, plan: PlannedRow[]): WineColumn[] {
  const has = new Set(
    columns.flatMap(({ field, grouped }, index) => {
      const isFilled = ({ cells }: Row) => Boolean(cells[index]?.trim());
      return field === 'wine' || (grouped ? rows.every(isFilled) : rows.some(isFilled)) ? [field] : [];
    }),
  );
  const missing = plan.some(({ checked }) => checked.choice === 'add')
    ? needed.filter((field) => !has.has(field))
    : [];
  const bare = plan.some(({ checked }) =>
    checked.problems.some((one) => one.field === 'size' && one.column === null),
  );
  return bare ? [...missing, 'size'] : missing;
}
