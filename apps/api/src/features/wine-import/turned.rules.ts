import type { ReadRow } from '../../tables/rows-read.ts';
import { namedColumn } from './heading.rules.ts';

/** So many fields have to be named one under the other, and so large a part of the first cells. */
const FEWEST = 3;
const MOST = 0.6;

const isHeading = (cell: string | undefined) => namedColumn(cell?.trim() ?? '')?.exact === true;

/** Whether a list has its headings one under the other, and a column for each wine, as data sheets do. */
function isTurned(rows: ReadRow[]): boolean {
  const [first] = rows;
  const begin = rows.map(({ cells }) => cells[0]?.trim() ?? '').filter(Boolean);
  const named = begin.filter(isHeading).length;
  return (
    named >= FEWEST &&
    named >= begin.length * MOST &&
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
