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

/**
 * What columns seem to be by their cells.
 * @param columns the cells of each column
 * @param known what their headings say
 */
export type Guess = (columns: string[][], headings: string[], known: (WineColumn | null)[]) => Matched;

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
  return guess(columns, headings, byHeading);
}
