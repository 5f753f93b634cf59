import { readAmount } from '@rebblatt/contracts';
import { namedColumn } from './heading.rules.ts';
import { isOfAnotherAmount } from './price-words.rules.ts';

/** More letters than a heading has. */
const LONGEST = 40;

/** 15.50€, CHF 24.00, 13.5 %: such a cell is of a wine, whatever its neighbours are called. */
const isAmount = (cell: string) => /^\D{0,4}\d+[.,]\d{1,2}\s*(?:€|eur|chf|fr\.?|%)?$/i.test(cell.trim());

/**
 * Whether a row is one of headings: several cells name a column, and one of them with words alone. Names of wines begin
 * with such words, too («Cuvée …»), so that a row with an amount is none.
 */
export function isHeadingRow(cells: string[]): boolean {
  if (cells.some(isAmount)) return false;
  const named = cells.filter((cell) => cell && namedColumn(cell) !== null);
  // «CHF 25» and «75 cl» may stand over a column, but stand in lists without headings as well.
  return named.some((cell) => !/\d/.test(cell)) && (named.length > 1 || cells.length === 1);
}

/** So much of a column has to be numbers, or the same few words, for the word over it to be its heading. */
const MOST = 0.6;
/** Words repeat by chance in short lists. */
const FEWEST_ROWS = 4;

/** A word with the number of its column: «Ár1»; apart from it only where another has the same word, «Aroma 1», «Aroma 2». */
function isNumbered(cell: string, cells: string[]): boolean {
  const [, word, gap] = /^(\p{L}+)([ _.-]?)\d{1,2}$/u.exec(cell.trim()) ?? [];
  if (word === undefined) return false;
  const isAlike = (other: string) =>
    other !== cell && other.startsWith(word) && /^[ _.-]?\d{1,2}$/.test(other.trim().slice(word.length));
  return gap === '' || cells.some(isAlike);
}

const NUMBERED = /^\p{L}[\p{L}\s_.-]*\d{1,2}$/u;
const CURRENCY = /^(?:chf|s?fr|eur|euro|usd|gbp|sek|nok|dkk|pln|czk|huf|ron|bgn|rub)\b/i;

/** «Årgang 2» over years, «Цена 2024» over prices: a word with a number where in all other rows there is only a number. */
function isWordOverNumbers(cell: string, body: string[][], index: number): boolean {
  if (!/^\p{L}{3}.*\d$/u.test(cell.trim()) || CURRENCY.test(cell.trim())) return false;
  const below = body.map((row) => (row[index] ?? '').trim()).filter(Boolean);
  return below.length > 1 && below.every((text) => /^\D{0,4}\d[\d.,'’\s]*\D{0,4}$/.test(text));
}

/**
 * Whether a first row of words that nobody knows is one of headings: it has no number but those of columns, and stands over
 * numbers or years, or over two columns of words that repeat.
 */
export function isUnknownHeading(first: string[], body: string[][]): boolean {
  const filled = first.filter((cell) => cell.trim() !== '');
  const overNumbers = first.filter((cell, index) => isWordOverNumbers(cell, body, index));
  const isOfHeading = (cell: string) =>
    !/\d/.test(cell) ||
    isNumbered(cell, filled) ||
    overNumbers.includes(cell) ||
    (overNumbers.length > 0 && NUMBERED.test(cell.trim()));
  const isHeading = (cell: string) => cell.length <= LONGEST && isOfHeading(cell);
  if (filled.length < 2 || body.length === 0 || !filled.every(isHeading)) return false;
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

/**
 * Whether a row names some of the columns under it, where no row names them as headings do: all its cells are words, and
 * under one that is known in full stands what it says: names of wines, prices.
 */
export function namesSomeColumns(cells: string[], body: string[][]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const isHeading = (cell: string) => cell.length <= LONGEST && (!/\d/.test(cell) || isOfAnotherAmount(cell));
  if (filled.length < 2 || !filled.every(isHeading)) return false;
  return cells.some((cell, column) => {
    const match = cell.trim() === '' ? null : namedColumn(cell);
    if (!match?.exact || NAMES_OF_WINES.has(cell.trim().toLowerCase())) return false;
    const under = body.map((row) => (row[column] ?? '').trim()).filter(Boolean);
    const fits = under.filter((text) =>
      match.field === 'price' ? isPriced(text) : match.field === 'wine' && /\p{L}{2}/u.test(text),
    );
    return fits.length > 0 && fits.length >= under.length * MOST;
  });
}

const isPriced = (text: string) => {
  const read = readAmount(text);
  return 'is' in read || ('readings' in read && read.readings.length > 0);
};

/** Known headings that wines are called, too. */
const NAMES_OF_WINES = new Set(['cuvée', 'cuvee', 'assemblage']);
