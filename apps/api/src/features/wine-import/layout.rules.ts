import type { WineColumn } from '@rebblatt/contracts';
import type { Lists } from './lists.rules.ts';
import type { Named } from './name-list.rules.ts';
import { sizesOfPrices } from './pair.rules.ts';
import type { Cell, Columns } from './read-wine.rules.ts';

/** What the columns of a list are, found once for all of its rows. */
export interface Layout {
  columns: Columns;
  /** Where each kind of column stands, from left to right. */
  at: ReadonlyMap<WineColumn, readonly number[]>;
  /** The size that stands over a column of prices («Preis 75 cl»). */
  sizeAbove: ReadonlyMap<number, Named>;
  /** The column of sizes that belongs to one of prices. */
  sizeBeside: ReadonlyMap<number, number | null>;
  /** What cells were read as so far, by their column and text. */
  known: Map<string, unknown>;
}

export function layoutOf(columns: Columns, lists: Lists): Layout {
  const at = new Map<WineColumn, number[]>();
  for (const [column, { field }] of columns.entries())
    if (field) at.set(field, [...(at.get(field) ?? []), column]);
  const above = (at.get('price') ?? []).flatMap((column) => {
    const size = lists.size.inHeading(columns[column]?.heading ?? '');
    return size ? [[column, size] as const] : [];
  });
  return { columns, at, sizeAbove: new Map(above), sizeBeside: sizesOfPrices(columns), known: new Map() };
}

/** The first column of a kind, or null. */
export const placeIn = ({ at }: Layout, field: WineColumn): number | null => at.get(field)?.[0] ?? null;

/** The cells of a row that are of a kind. */
export const cellsIn = ({ at }: Layout, cells: string[], field: WineColumn): Cell[] =>
  (at.get(field) ?? []).map((column) => ({ column, text: (cells[column] ?? '').trim() }));

/** Whether a column was filled with what nearly all wines have: no row says it. */
export const isUsual = (layout: Layout, field: WineColumn): boolean =>
  layout.columns[placeIn(layout, field) ?? -1]?.usual !== undefined;
