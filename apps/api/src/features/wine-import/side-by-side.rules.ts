import type { ReadRow } from '../../tables/rows-read.ts';
import { namedColumn } from './heading.rules.ts';
import { folded } from './likeness.rules.ts';
import { isHead, unheadedTables } from './unheaded.rules.ts';

/** A table that stands beside others: the columns of the sheet that are its own. */
interface Beside {
  start: number;
  end: number;
  /** What stands in place of the heading of the names, and where: «Weissweine». */
  title?: { text: string; column: number };
}

interface Stacked {
  rows: ReadRow[];
  /** How many tables there were; 1 where there is nothing beside. */
  tables: number;
  /** What the file has over the names where that says nothing of them: the titles of the tables. */
  names?: { column: number; heading: string };
}

/** So many headings of a table are those of the first one, at least. */
const FEWEST = 2;
/** What says that the names are below, where the title of a table stands over them. */
const NAMES = 'Wein';

const isName = (cell: string) => namedColumn(cell)?.field === 'wine' && namedColumn(cell)?.exact === true;

/** Tables that all name their wines: each begins after an empty column, or as far before its names as the first one. */
function byNames(cells: string[]): Beside[] {
  const first = cells.findIndex(isName);
  if (first < 0) return [];
  const begin = cells.findIndex(Boolean);
  const names = cells.flatMap((cell, i) =>
    i > first && folded(cell) === folded(cells[first] ?? '') ? [i] : [],
  );
  const starts = names.map((name) => {
    const empty = cells.slice(first, name).lastIndexOf('');
    if (empty >= 0) return first + empty + 1;
    const before = name - (first - begin);
    const isSame = cells
      .slice(before, name)
      .every((cell, i) => folded(cell) === folded(cells[begin + i] ?? ''));
    return isSame ? before : name;
  });
  return besideEachOther(starts, cells.length);
}

/** Tables from the first column on, each to the next one: what stands between two is not lost. */
const besideEachOther = (starts: number[], width: number): Beside[] =>
  [0, ...starts].map((start, i) => ({ start, end: starts[i] ?? width }));

/** Tables that empty columns part, with the same headings but for the first, where each has its title. */
function byTitles(cells: string[]): Beside[] {
  const blocks: { column: number; text: string; others: string[] }[] = [];
  cells.forEach((text, column) => {
    if (text === '') return;
    if (column > 0 && cells[column - 1] !== '') blocks.at(-1)?.others.push(text);
    else blocks.push({ column, text, others: [] });
  });
  const keyOf = ({ others }: (typeof blocks)[number]) => others.map(folded).join('|');
  const [first, ...more] = blocks;
  if (!first || more.some((block) => keyOf(block) !== keyOf(first))) return [];
  if (!first.others.some((cell) => namedColumn(cell)?.field === 'price')) return [];
  if (new Set(blocks.map(({ text }) => folded(text))).size < blocks.length) return [];
  const starts = more.map(({ column }) => column);
  return besideEachOther(starts, cells.length).map((table, i) => ({ ...table, title: blocks[i] }));
}

const headingsOf = (cells: string[], { start, end }: Beside) =>
  cells.slice(start, end).filter(Boolean).map(folded);

/** The tables that a row of headings stands over; none where it is one of a single table. */
function tablesUnder(row: ReadRow): Beside[] {
  const cells = row.cells.map((cell) => cell.trim());
  const named = byNames(cells);
  const [first] = named;
  const known = new Set(first ? headingsOf(cells, first) : []);
  const areTables =
    named.length > 1 &&
    named.every((table) => headingsOf(cells, table).filter((one) => known.has(one)).length >= FEWEST);
  if (areTables) return named;
  const titled = byTitles(cells);
  return titled.length > 1 ? titled : [];
}

/**
 * A sheet with several tables beside each other as one list: the wines of the second one follow those of the first, under
 * its headings. What stands over a table, or in place of its first heading, is a group before its wines. Rows are counted
 * on, so that no two have the same number.
 * @param searched so many rows may have the headings
 */
export function underEachOther(rows: ReadRow[], searched: number): Stacked {
  const at = rows.slice(0, searched).findIndex((row) => tablesUnder(row).length > 1);
  const row = rows[at];
  if (!row) return withoutHeadings(rows, searched);
  const tables = tablesUnder(row);
  const titles = tables.flatMap(({ title }) => title?.text ?? []);
  const headings: string[] = [];
  const isUsed = (column: number) => rows.some(({ cells }) => cells[column]?.trim());
  const places = tables.map((table) => placesOf(row, table, headings, isUsed));
  const height = Math.max(...rows.map(({ line }) => line));
  const part = (source: ReadRow, index: number) =>
    cut(source, places[index] ?? [], headings.length, index * height);
  const stacked = tables.flatMap(({ title }, index) => {
    const above = rows
      .slice(0, at)
      .map((one) => part(one, index))
      .filter(isFilled);
    const group = title === undefined ? [] : [{ line: row.line + index * height, cells: [title.text] }];
    const own = rows
      .slice(at + 1)
      .map((one) => part(one, index))
      .filter(isFilled);
    const head = index === 0 ? [...above, { line: row.line, cells: headings }] : above;
    return [...head, ...group, ...own];
  });
  const names = titles.length > 0 ? { column: headings.indexOf(NAMES), heading: titles.join(', ') } : null;
  return { rows: stacked, tables: tables.length, ...(names && { names }) };
}

/** Tables that nothing is known to stand over; what stands over each alike is said once. */
function withoutHeadings(rows: ReadRow[], searched: number): Stacked {
  const tables = unheadedTables(rows, searched);
  if (tables.length === 0) return { rows, tables: 1 };
  const height = Math.max(...rows.map(({ line }) => line));
  const stacked = tables.flatMap(({ start, end }, index) => {
    const places = Array.from({ length: end - start }, (_, to): [number, number] => [start + to, to]);
    return rows
      .filter((row) => index === 0 || !isHead(row, tables))
      .map((row) => cut(row, places, end - start, index * height))
      .filter(isFilled);
  });
  return { rows: stacked, tables: tables.length };
}

/** To which column of the list each column of a table belongs; headings that the list lacks are added to it. */
function placesOf(
  row: ReadRow,
  { start, end, title }: Beside,
  headings: string[],
  isUsed: (column: number) => boolean,
): [from: number, to: number][] {
  const taken = new Set<number>();
  return Array.from({ length: end - start }, (_, i) => start + i)
    .filter(isUsed)
    .map((from) => {
      const heading = from === title?.column ? NAMES : (row.cells[from]?.trim() ?? '');
      const known = headings.findIndex(
        (one, to) => !taken.has(to) && one !== '' && folded(one) === folded(heading),
      );
      const to = known < 0 ? headings.push(heading) - 1 : known;
      taken.add(to);
      return [from, to];
    });
}

function cut(
  { line, cells, marks }: ReadRow,
  places: [number, number][],
  width: number,
  by: number,
): ReadRow {
  const placed = new Map(places.map(([from, to]) => [to, from]));
  const columns = new Map(places);
  const own = marks?.flatMap((mark) => {
    const column = columns.get(mark.column);
    return column === undefined ? [] : [{ ...mark, column }];
  });
  return {
    line: line + by,
    cells: Array.from({ length: width }, (_, to) => cells[placed.get(to) ?? -1] ?? ''),
    ...(own && own.length > 0 && { marks: own }),
  };
}

const isFilled = ({ cells }: ReadRow) => cells.some((cell) => cell.trim() !== '');
