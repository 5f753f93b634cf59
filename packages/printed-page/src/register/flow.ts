/** One unbreakable row of a column; heights are whole lines of the register's line grid. */
export interface FlowRow<T> {
  item: T;
  lines: number;
  /** Blank lines above it, dropped at the top of a column. */
  linesBefore?: number;
  /** A heading is kept in the same column as the row after it. */
  keepWithNext?: boolean;
}

export interface FlowOptions<T> {
  /** Lines of one column on the first page and on every other page. */
  firstPageLines: number;
  pageLines: number;
  columns: number;
  /** Headings repeated at the top of a column that starts inside their group. */
  continuedBy?: (row: FlowRow<T>) => FlowRow<T>[];
}

/** Pages, their columns, and the rows of each. */
export type Flowed<T> = FlowRow<T>[][][];

/**
 * Fills columns and pages with rows in their order. Every row appears exactly once; a row taller than a
 * column has a column of its own. Without rows there is no page. No page begins with a single row when the
 * page before can pass it a second one.
 */
export function flowIntoColumns<T>(rows: readonly FlowRow<T>[], options: FlowOptions<T>): Flowed<T> {
  const groups = keptTogether(rows);
  const filled = fill(groups, options);
  const lonely = groups.length - 1;
  const last = filled.starts.at(-1);
  const startsPage = (filled.columns.length - 1) % options.columns === 0;
  if (lonely < 1 || last !== lonely || !startsPage || filled.columns.length === 1)
    return chunk(filled.columns, options.columns);
  const balanced = fill(groups, options, lonely - 1);
  const better = balanced.columns.length === filled.columns.length;
  return chunk((better ? balanced : filled).columns, options.columns);
}

/**
 * The columns, and the group each of them starts with.
 * @param breakAt the group that begins a column regardless of the space left before it
 */
function fill<T>(groups: FlowRow<T>[][], options: FlowOptions<T>, breakAt?: number) {
  const columns: FlowRow<T>[][] = [];
  const starts: number[] = [];
  const roomIn = (column: number) => (column < options.columns ? options.firstPageLines : options.pageLines);
  let used = 0;
  for (const [at, group] of groups.entries()) {
    const column = columns.at(-1);
    if (column && at !== breakAt && used + height(group) <= roomIn(columns.length - 1)) {
      column.push(...group);
      used += height(group);
    } else {
      const opening = [...(group[0] && options.continuedBy ? options.continuedBy(group[0]) : []), ...group];
      columns.push(opening);
      starts.push(at);
      used = height(opening) - (opening[0]?.linesBefore ?? 0);
    }
  }
  return { columns, starts };
}

function keptTogether<T>(rows: readonly FlowRow<T>[]): FlowRow<T>[][] {
  const groups: FlowRow<T>[][] = [];
  let open = false;
  for (const row of rows) {
    if (open) groups.at(-1)?.push(row);
    else groups.push([row]);
    open = row.keepWithNext === true;
  }
  return groups;
}

function height(rows: readonly FlowRow<unknown>[]): number {
  return rows.reduce((sum, row) => sum + row.lines + (row.linesBefore ?? 0), 0);
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let i = 0; i < items.length; i += size) chunks.push(items.slice(i, i + size));
  return chunks;
}
