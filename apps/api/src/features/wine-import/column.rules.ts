import type { ColumnQuestion, WineColumn } from '@rebblatt/contracts';
import { repeatedColumns } from '@rebblatt/contracts';
import { columnOf, namesColumn } from './heading.rules.ts';
import { isMarked } from './number.rules.ts';

/** What columns are, and what only a person can say of them. */
export interface Matched {
  fields: (WineColumn | null)[];
  questions: ColumnQuestion[];
}

/**
 * What columns seem to be by their cells.
 * @param columns the cells of each column
 * @param known what their headings say
 */
export type Guess = (columns: string[][], headings: string[], known: (WineColumn | null)[]) => Matched;

/**
 * What the columns of a list are: by their headings first, then by what stands in them. What a list can have once is
 * given to the first column only.
 */
export function matchColumns(
  { headings, cells }: { headings: string[]; cells: string[][] },
  guess: Guess,
): Matched {
  const columns = headings.map((_, index) => cells.map((row) => row[index] ?? ''));
  const numbers = columns.findIndex((column) => column.some(isMarked));
  const taken = new Set<WineColumn>(numbers < 0 ? [] : ['id']);
  const byHeading = headings.map((heading, index): WineColumn | null => {
    // Numbers from here are known by their sign, whatever stands over them.
    if (index === numbers) return 'id';
    const field = columnOf(heading);
    if (field === null || (taken.has(field) && !repeatedColumns.includes(field))) return null;
    taken.add(field);
    return field;
  });
  return guess(columns, headings, byHeading);
}

/** 15.50€, CHF 24.00, 13.5 %: such a cell is of a wine, whatever its neighbours are called. */
const isAmount = (cell: string) => /^\D{0,4}\d+[.,]\d{1,2}\s*(?:€|eur|chf|fr\.?|%)?$/i.test(cell.trim());

/**
 * Whether a row is one of headings: several cells name a column, and one of them with words alone. Names of wines begin
 * with such words, too («Cuvée …»), so that a row with an amount is none.
 */
export function isHeadingRow(cells: string[]): boolean {
  if (cells.some(isAmount)) return false;
  const named = cells.filter((cell) => cell && namesColumn(cell));
  // «CHF 25» and «75 cl» may stand over a column, but stand in lists without headings as well.
  return named.some((cell) => !/\d/.test(cell)) && (named.length > 1 || cells.length === 1);
}

/** So much of a column has to be numbers, or the same few words, for the word over it to be its heading. */
const MOST = 0.6;
/** Words repeat by chance in short lists. */
const FEWEST_ROWS = 4;

/**
 * Whether a first row of words that nobody knows is one of headings: it has no number at all, and stands over numbers or
 * years, or over two columns of words that repeat.
 */
export function isUnknownHeading(first: string[], body: string[][]): boolean {
  const said = first.filter((cell) => cell.trim() !== '');
  if (said.length < 2 || body.length === 0 || said.some((cell) => /\d/.test(cell) || cell.length > LONGEST))
    return false;
  const columns = first.map((heading, index) => ({
    heading: heading.trim(),
    cells: body.map((row) => (row[index] ?? '').trim()).filter(Boolean),
  }));
  const named = columns.filter(({ heading, cells }) => /\p{L}/u.test(heading) && cells.length > 0);
  const numbers = named.filter(
    ({ cells }) => cells.filter((cell) => /^\D{0,4}\d/.test(cell)).length >= cells.length * MOST,
  );
  const repeated = named.filter(
    ({ heading, cells }) =>
      cells.length >= FEWEST_ROWS &&
      new Set(cells).size <= cells.length * (1 - MOST) &&
      !cells.includes(heading),
  );
  return numbers.length > 0 || repeated.length > 1;
}

/** More letters than a heading has. */
const LONGEST = 40;
