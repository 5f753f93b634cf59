import {
  type ErrorParams,
  type FieldErrorKey,
  type MarkedCell,
  readAmount,
  vintageAtEnd,
  type WineColumn,
} from '@rebblatt/contracts';
import { meantByDate } from './date.rules.ts';
import { pricesMeant } from './price-readings.rules.ts';
import { bottlesIn } from './price-words.rules.ts';
import type { Columns, Problem, ReadWine } from './read-wine.rules.ts';

/** Whoever types 2021 into a cell for dates sees 1905. */
const FIRST_VINTAGE = 1950;

type Doubt = { key: FieldErrorKey; params?: ErrorParams; suggestions?: string[] };

/** The columns of numbers, in which what is shown has to be what is stored. */
const numeric: readonly WineColumn[] = ['price', 'size'];

const twoDecimals = (value: number) => value.toFixed(2);

/**
 * A price that is shown otherwise than it is stored: what is shown is offered first, then what is stored. A number that
 * is stored with at most two decimals and shown with them is in no doubt.
 */
function doubtOfNumber(field: WineColumn, text: string, value: string): Doubt | null {
  if (!numeric.includes(field)) return null;
  const key = 'wine-import.cell-rounded';
  if (field !== 'price') return { key, params: { value }, suggestions: text ? [text, value] : [value] };
  const amounts = [...pricesMeant(readAmount(text)), Math.abs(Number(value))];
  return { key, params: { value }, suggestions: [...new Set(amounts.map(twoDecimals))] };
}

/** A price of a box is offered for each of its bottles first. */
function doubtOfAmount(text: string, heading: string): Doubt | null {
  const read = readAmount(text);
  if ('none' in read) return null;
  const bottles = bottlesIn(heading);
  const amounts = pricesMeant(read).flatMap((amount) =>
    bottles > 1 ? [amount / bottles, amount] : [amount],
  );
  return {
    key: 'wine-import.price-of-more',
    params: { heading },
    suggestions: [...new Set(amounts.map(twoDecimals))],
  };
}

/** A name that ends with another vintage than its row has: without it, or as it is. */
function doubtOfYear(text: string, year: string): Doubt | null {
  const inName = vintageAtEnd(text);
  if (inName === null) return null;
  return {
    key: 'wine-import.other-year',
    params: { year, other: String(inName.year) },
    suggestions: [inName.rest, text],
  };
}

function doubtOf({ kind, value = '' }: MarkedCell, field: WineColumn, text: string): Doubt | null {
  switch (kind) {
    case 'error':
      return { key: 'wine-import.cell-error' };
    case 'no-value':
      return { key: 'wine-import.cell-no-value' };
    case 'date':
      if (field === 'year' && text === value.slice(0, 4) && Number(text) > FIRST_VINTAGE) return null;
      return { key: 'wine-import.cell-date', suggestions: meantByDate(field, value, text) };
    case 'number':
      return doubtOfNumber(field, text, value);
    case 'other-price':
      return field === 'price' ? doubtOfAmount(text, value) : null;
    case 'other-year':
      return field === 'wine' ? doubtOfYear(text, value) : null;
    case 'unseen':
      return { key: 'wine-import.cell-unseen', params: { value }, suggestions: [value] };
    case 'digits':
      return { key: 'wine-import.cell-digits', suggestions: value ? [value] : [] };
    case 'letters':
      return { key: 'wine-import.cell-letters', suggestions: value ? [value, text] : [text] };
  }
}

/**
 * Puts what the reader of the file knows of the cells before what their texts say: such a cell is in doubt whatever it
 * says, so that nothing is written that nobody saw and no error clears a field. Columns that are nothing hurt nobody.
 */
export function withMarks(
  read: ReadWine,
  { columns, cells, marks }: { columns: Columns; cells: string[]; marks: readonly MarkedCell[] | undefined },
): ReadWine {
  const doubts = (marks ?? []).flatMap((mark): Problem[] => {
    const field = columns[mark.column]?.field;
    if (!field) return [];
    const text = cells[mark.column] ?? '';
    const doubt = doubtOf(mark, field, text);
    if (!doubt) return [];
    const { key, params, suggestions = [] } = doubt;
    return [
      {
        field,
        column: mark.column,
        key,
        params: { cell: mark.cell, text, ...params } as Problem['params'],
        suggestions,
      },
    ];
  });
  if (doubts.length === 0) return read;
  const marked = new Set(doubts.map(({ column }) => column));
  const isDoubted = doubts.some(({ field }) => field === 'price');
  const others = read.problems.filter(
    // Whether a price is there is asked at its own cell.
    ({ column, key }) => !marked.has(column) && !(isDoubted && key === 'wine-import.size-without-price'),
  );
  return { ...read, problems: [...doubts, ...others] };
}
