import type { PlannedRow } from './planned-row.rules.ts';

/** What makes two rows the same wine: the number of the one they change, or what no two wines may share. */
function identityOf({ checked, existing, read, key }: PlannedRow): string | null {
  if (checked.choice === 'update' && existing) return `id ${existing.id}`;
  const { year, region_id: region, wine_type_id: type } = read.form;
  return key === undefined || type === undefined ? null : [key, year ?? '', region, type].join(' | ');
}

type Priced = { bottle_size?: { bottle_size_id: number; price: number }[] };
const sizesOf = (form: Priced | null) => (form?.bottle_size ?? []).map((row) => row.bottle_size_id);

/**
 * Lists have one row for each bottle size of a wine: rows of the same wine with other sizes add their prices to the
 * first. One with the same size, or without any, is there twice.
 */
export function joinRows(rows: PlannedRow[]): PlannedRow[] {
  const first = new Map<string, PlannedRow>();
  for (const row of rows) {
    if (row.checked.choice === 'skip') continue;
    const identity = identityOf(row);
    if (identity === null) continue;
    const head = first.get(identity);
    if (!head) first.set(identity, row);
    else if (row.checked.problems.length === 0) join(head, row);
  }
  return rows;
}

function join(head: PlannedRow, row: PlannedRow): void {
  const update = row.checked.choice === 'update';
  const [into, from]: [Priced | null, Priced | null] = update
    ? [head.update, row.update]
    : [head.create, row.create];
  const known = new Set(sizesOf(into));
  const added = sizesOf(from);
  if (added.length === 0 || added.some((size) => known.has(size))) {
    const params = { row: head.checked.line };
    row.checked.problems.push({
      field: 'wine',
      column: null,
      key: 'wine-import.twice',
      params,
      suggestions: [],
    });
    return;
  }
  row.checked.joins = head.checked.line;
  if (into) into.bottle_size = [...(into.bottle_size ?? []), ...(from?.bottle_size ?? [])];
  if (update) head.checked.changes.push(...row.checked.changes.filter(({ field }) => field === 'price'));
}
