import type { ReadRow } from '../../tables/rows-read.ts';
import { areAmounts, arePrices, letters, MOST, share } from './cell-values.rules.ts';
import { isHeadingRow } from './heading-row.rules.ts';
import { folded } from './likeness.rules.ts';
import { readYear } from './value.rules.ts';

/** Columns of a sheet that lie together: from `start`, up to `end`. */
interface Block {
  start: number;
  end: number;
}

/** So many wines make a table, and so few columns. */
const FEWEST = 2;
/** So many of a table's names are its own: words that repeat are regions or types. */
const OWN = 0.8;

/** What lies between columns that are empty from top to bottom. */
function blocksOf(rows: ReadRow[]): Block[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const isUsed = Array.from({ length: width }, (_, i) => rows.some(({ cells }) => cells[i]?.trim()));
  return isUsed.flatMap((used, start) => {
    if (!used || isUsed[start - 1]) return [];
    const end = isUsed.indexOf(false, start);
    return [{ start, end: end < 0 ? width : end }];
  });
}

/** Whether a row says the same in each table, as headings do. */
export function isHead({ cells }: ReadRow, tables: Block[]): boolean {
  const headings = tables.map(({ start, end }) => cells.slice(start, end).map(folded).join('|'));
  return /[^|]/.test(headings[0] ?? '') && headings.every((one) => one === headings[0]);
}

const isVintage = (cell: string) => {
  const year = readYear(cell);
  return typeof year === 'number' && year > 1900 && year < 2100;
};

function kindOf(cells: string[]): 'words' | 'years' | 'prices' | 'amounts' | 'other' {
  if (share(cells, isVintage) >= MOST) return 'years';
  if (arePrices(cells, false)) return 'prices';
  if (share(cells, (cell) => letters(cell) > 2) >= MOST) return 'words';
  return areAmounts(cells) ? 'amounts' : 'other';
}

/**
 * Tables without known headings that stand beside each other: empty columns part them, and each has the same kinds of columns in
 * the same order, with names of its own and prices. None where it is one table with a gap, or two that do not look alike.
 * @param searched so many rows may have headings; where they are known, they say where a table begins
 */
export function unheadedTables(rows: ReadRow[], searched: number): Block[] {
  const blocks = blocksOf(rows);
  // Of headings that every table repeats, the one of the names may still be in a language that nobody knows.
  if (rows.slice(0, searched).some((row) => isHeadingRow(row.cells) && !isHead(row, blocks))) return [];
  const [first] = blocks;
  if (!first || blocks.length < 2) return [];
  const width = first.end - first.start;
  if (width < FEWEST || blocks.some(({ start, end }) => end - start !== width)) return [];
  const cellsAt = ({ start }: Block, place: number) =>
    rows
      .filter((row) => !isHead(row, blocks))
      .filter(({ cells }) => cells.slice(start, start + width).filter((cell) => cell.trim()).length > 1)
      .map(({ cells }) => cells[start + place]?.trim() ?? '')
      .filter(Boolean);
  const places = Array.from({ length: width }, (_, place) => place);
  const kinds = blocks.map((block) => places.map((place) => kindOf(cellsAt(block, place))));
  const [known = []] = kinds;
  if (kinds.some((one) => one.join() !== known.join())) return [];
  const isPriced = known.includes('prices') || (known.includes('years') && known.includes('amounts'));
  const named = known.indexOf('words');
  if (named < 0 || !isPriced) return [];
  const names = blocks.map((block) => cellsAt(block, named).map(folded));
  const isOwn = (own: string[], at: number) =>
    own.length >= FEWEST &&
    new Set(own).size >= own.length * OWN &&
    share(own, (name) => !names.some((other, i) => i !== at && other.includes(name))) >= OWN;
  return names.every(isOwn) ? blocks : [];
}
