import type { ColumnQuestion, WineColumn } from '@rebblatt/contracts';
import { repeatedColumns } from '@rebblatt/contracts';
import { letters, MOST, NEARLY_ALL, share } from './cell-values.rules.ts';
import { isNothing } from './contradiction.rules.ts';
import { columnOf } from './heading.rules.ts';
import { bare } from './heading-parts.rules.ts';
import type { Known } from './known-columns.rules.ts';
import { folded } from './likeness.rules.ts';
import { isMarked } from './number.rules.ts';

/** What columns are, and what only a person can say of them. */
export interface Matched {
  fields: (WineColumn | null)[];
  questions: ColumnQuestion[];
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
  const byWords = withoutCodes(
    headings.map((heading, index) => (index === numbers ? null : columnOf(heading))),
    columns,
    headings,
  );
  const names = columns[nameAt(byWords)] ?? [];
  const matches = byWords.map((match, index) =>
    match && isNothing(match.field, columns[index] ?? [], names) ? null : match,
  );
  // Numbers from here are known by their sign, whatever stands over them.
  const byHeading = headings.map((_, index): WineColumn | null => (index === numbers ? 'id' : null));
  for (const exact of [true, false])
    matches.forEach((match, index) => {
      if (match?.exact !== exact || (taken.has(match.field) && !repeatedColumns.includes(match.field)))
        return;
      taken.add(match.field);
      byHeading[index] = match.field;
    });
  const byHeadings = matches.map((match) => match?.field ?? null);
  const matched = guess(columns, { headings, fields: byHeading, byHeadings });
  // What its heading calls the number of an article, and the rows do not, is for a person to say.
  const doubted = matched.fields.includes('sku')
    ? []
    : byWords.flatMap((match, column): ColumnQuestion[] =>
        match?.field === 'sku' && match.exact && isDoubted(columns[column] ?? [], matched, column)
          ? [{ kind: 'which-field', options: [{ column, field: 'sku' }] }]
          : [],
      );
  return { ...matched, questions: inOrder([...matched.questions, ...doubted]) };
}

type Match = ReturnType<typeof columnOf>;

/** What stands over the numbers of goods, their groups or their names. */
const OF_GOODS = new Set(
  [
    'Artikel',
    'article',
    'articolo',
    'artículo',
    'Produkt',
    'product',
    'produit',
    'prodotto',
    'producto',
    'item',
  ].map(folded),
);

/**
 * «Artikel» over 1001 and 1002 has their numbers, where another column has words that may be the names. Beside a column
 * whose heading says nothing but names, it has none in any case: numbers that a sheet took for dates are words as well.
 */
function withoutCodes(matches: Match[], columns: string[][], headings: string[]): Match[] {
  const cellsOf = (index: number) => (columns[index] ?? []).filter(Boolean);
  // What is the same in most rows names no wines.
  const areNames = (index: number) =>
    share(cellsOf(index), (cell) => letters(cell) > 2) >= MOST &&
    new Set(cellsOf(index)).size > cellsOf(index).length / 2;
  const areCodes = (index: number) =>
    share(cellsOf(index), (cell) => /\d/.test(cell) && letters(cell) < 2) >= NEARLY_ALL;
  const isOfGoods = (index: number) => OF_GOODS.has(bare(headings[index] ?? ''));
  const isNamed = matches.some((match, at) => match?.field === 'wine' && !isOfGoods(at) && areNames(at));
  return matches.map((match, index) => {
    if (match?.field === 'wine' && isNamed && isOfGoods(index))
      return share(cellsOf(index), (cell) => /\d/.test(cell)) >= MOST ? { field: 'sku', exact: false } : null;
    if (match?.field !== 'wine' || !areCodes(index)) return match;
    const named = matches.some(
      (other, at) => at !== index && (other === null || other.field === 'wine') && areNames(at),
    );
    return named ? { field: 'sku', exact: false } : match;
  });
}

/** The column whose heading says the names of the wines, the one that says nothing else first. */
const nameAt = (matches: Match[]) =>
  [true, false]
    .map((exact) => matches.findIndex((match) => match?.field === 'wine' && match.exact === exact))
    .find((index) => index >= 0) ?? -1;

/** Whether a column of several codes is nothing now, and nobody asks what it is. */
const isDoubted = (cells: string[], { fields, questions }: Matched, column: number) =>
  fields[column] === null &&
  new Set(cells.filter(Boolean)).size > 1 &&
  !questions.some(({ options }) => options.some((one) => one.column === column));

const inOrder = (questions: ColumnQuestion[]) => {
  const place = ({ options: [first] }: ColumnQuestion) => first?.column ?? 0;
  return questions.sort((a, b) => place(a) - place(b));
};
