import type { ReadRow } from '../../tables/rows-read.ts';
import { namedColumn } from './heading.rules.ts';

/** So many fields have to be named one under the other, and so large a part of the first cells. */
const FEWEST = 3;
const MOST = 0.6;

const fieldOf = (cell: string | undefined) => {
  const match = namedColumn(cell?.trim() ?? '');
  return match?.exact ? match.field : null;
};
const isHeading = (cell: string | undefined) => fieldOf(cell) !== null;

/**
 * Whether a list has its headings one under the other, and a column for each wine, as data sheets do. Cells that all name the
 * same field are no headings: wines are called «Cuvée 1» and «Cuvée 2», and a list may begin with its bottles.
 */
function isTurned(rows: ReadRow[]): boolean {
  const [first] = rows;
  const begin = rows.map(({ cells }) => cells[0]?.trim() ?? '').filter(Boolean);
  const named = begin.map(fieldOf).filter((field) => field !== null);
  return (
    new Set(named).size >= FEWEST &&
    named.length >= begin.length * MOST &&
    first !== undefined &&
    !first.cells.slice(1).some(isHeading)
  );
}

/** The rows of a list, those of one that lies on its side turned: a row for each of its columns, numbered as they are. */
export function upright(rows: ReadRow[]): ReadRow[] {
  if (!isTurned(rows)) return rows;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, column) => {
    const marks = rows.flatMap(({ marks: own = [] }, row) =>
      own.flatMap((mark) => (mark.column === column ? [{ ...mark, column: row }] : [])),
    );
    return {
      line: column + 1,
      cells: rows.map(({ cells }) => cells[column] ?? ''),
      ...(marks.length > 0 && { marks }),
    };
  }).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
