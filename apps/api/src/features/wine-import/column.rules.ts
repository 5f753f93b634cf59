import type { ColumnQuestion, WineColumn } from '@rebblatt/contracts';
import { repeatedColumns } from '@rebblatt/contracts';
import { isNothing } from './contradiction.rules.ts';
import { columnOf } from './heading.rules.ts';
import { isMarked } from './number.rules.ts';

/** What columns are, and what only a person can say of them. */
export interface Matched {
  fields: (WineColumn | null)[];
  questions: ColumnQuestion[];
}

/** What the headings of columns say. */
export interface Known {
  headings: string[];
  /** What each column is by its heading. */
  fields: (WineColumn | null)[];
  /** What each heading says, also where another column is that. */
  said: (WineColumn | null)[];
}

/**
 * What columns seem to be by their cells.
 * @param columns the cells of each column
 */
export type Guess = (columns: string[][], known: Known) => Matched;

/**
 * What the columns of a list are: by their headings first, then by what stands in them. What a list can have once is
 * given to one column only: the first whose heading says just that, otherwise the first whose heading says it among other
 * things.
 */
export function matchColumns(
  { headings, cells }: { headings: string[]; cells: string[][] },
  guess: Guess,
): Matched {
  const columns = headings.map((_, index) => cells.map((row) => row[index] ?? ''));
  const numbers = columns.findIndex((column) => column.some(isMarked));
  const taken = new Set<WineColumn>(numbers < 0 ? [] : ['id']);
  const matches = headings.map((heading, index) => {
    const match = index === numbers ? null : columnOf(heading);
    return match && isNothing(match.field, columns[index]?.filter(Boolean) ?? []) ? null : match;
  });
  // Numbers from here are known by their sign, whatever stands over them.
  const byHeading = headings.map((_, index): WineColumn | null => (index === numbers ? 'id' : null));
  for (const exact of [true, false])
    matches.forEach((match, index) => {
      if (match?.exact !== exact || (taken.has(match.field) && !repeatedColumns.includes(match.field)))
        return;
      taken.add(match.field);
      byHeading[index] = match.field;
    });
  const said = matches.map((match) => match?.field ?? null);
  return guess(columns, { headings, fields: byHeading, said });
}
