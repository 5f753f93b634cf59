import { type WineCreate, wineColumnRows } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import { columnsSql, sql } from '../../lib/sql.ts';
import { findWholeWines, type WholeWine } from './wine.queries.ts';
import { recordIn, type WineRecord } from './wine-record.rules.ts';

/** What a wine shall be: its columns, grapes and prices, all of them. */
export type WineState = WineRecord & { grapes: number[]; prices: WineCreate['bottle_size'] };

/** The state of a stored wine. */
export const stateOf = (wine: WholeWine): WineState => ({
  ...recordIn(wine),
  grapes: wine.grapes.map(({ grapeVarietyId }) => grapeVarietyId),
  prices: wine.prices.map(({ bottleSizeId, price }) => ({
    bottle_size_id: bottleSizeId,
    price: Number(price),
  })),
});

/** A wine to be written: a new one, or one that is there with its new state. */
export interface WineWrite {
  /** A number that it had before; otherwise it gets the next one. */
  id?: number;
  exhibitorId: number;
  createdById: number;
  pictureFileId: number | null;
  state: WineState;
  /** As it is stored; null when it is not. */
  before: WholeWine | null;
}

/** The write that gives a wine a new state. */
export const changeOf = (before: WholeWine, state: WineState): WineWrite => ({
  id: before.id,
  exhibitorId: before.exhibitorId,
  createdById: before.createdById,
  pictureFileId: before.pictureFileId,
  state,
  before,
});

const own = wineColumnRows.map(({ field }) => field);
const changeable = columnsSql(['user_id', 'picture_file_id', ...own]);
const inserted = columnsSql(['id', 'created_by', 'user_id', 'picture_file_id', ...own]);
const wanted = columnsSql(['user_id', 'picture_file_id', ...own], 'excluded');

/**
 * Writes wines with their grapes and prices, by a handful of statements for all of them together: a wine that is there is
 * changed and gets the next version, any other is added. This is the only place that writes them; the history is the
 * caller's, who knows what was done.
 * @returns them as they are stored, in the order in which they were given
 * @throws AppError 422 on `wine` for a duplicate
 */
export async function writeWines(tx: Tx, writes: WineWrite[]): Promise<WholeWine[]> {
  if (writes.length === 0) return [];
  const numbered = await withNumbers(tx, writes);
  const rows = numbered.map(({ id, exhibitorId, createdById, pictureFileId, state }) => ({
    id,
    created_by: createdById,
    user_id: exhibitorId,
    picture_file_id: pictureFileId,
    ...Object.fromEntries(wineColumnRows.map(({ field, record }) => [field, state[record]])),
  }));
  // Plain SQL because it is fast: Prisma takes a second for what PostgreSQL does in a tenth of it.
  await tx.$executeRaw(sql`
    INSERT INTO wine (${inserted})
    SELECT ${inserted} FROM json_populate_recordset(NULL::wine, ${JSON.stringify(rows)}::json)
    ON CONFLICT (id) DO UPDATE SET (${changeable}) = (${wanted}), version = wine.version + 1, updated_at = now()`);
  await writeGrapes(tx, numbered);
  await writePrices(tx, numbered);
  const ids = numbered.map(({ id }) => id);
  const stored = new Map((await findWholeWines(tx, ids)).map((wine) => [wine.id, wine]));
  return ids.flatMap((id) => stored.get(id) ?? []);
}

/** Writes one wine, as {@link writeWines} does. */
export async function writeWine(tx: Tx, write: WineWrite): Promise<WholeWine> {
  const [wine] = await writeWines(tx, [write]);
  if (!wine) throw new Error('A wine that was just written is not there.');
  return wine;
}

type Numbered = WineWrite & { id: number };

async function withNumbers(tx: Tx, writes: WineWrite[]): Promise<Numbered[]> {
  const without = writes.filter(({ id }) => id === undefined).length;
  if (without === 0) return writes as Numbered[];
  const numbers = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('wine', 'id'))::int AS id FROM generate_series(1, ${without}::int)`;
  const next = numbers[Symbol.iterator]();
  return writes.map((write) => ({ ...write, id: write.id ?? next.next().value?.id ?? 0 }));
}

/** Those of the wines whose part is not what is stored. */
const differing = (writes: Numbered[], part: 'grapes' | 'prices') =>
  writes.filter(
    ({ before, state }) =>
      before === null || JSON.stringify(stateOf(before)[part]) !== JSON.stringify(state[part]),
  );

async function writeGrapes(tx: Tx, writes: Numbered[]): Promise<void> {
  const changed = differing(writes, 'grapes');
  const rows = changed.flatMap(({ id, state }) =>
    state.grapes.map((grape, index) => ({ wine_id: id, position: index + 1, grape_variety_id: grape })),
  );
  await tx.wineGrape.deleteMany({ where: { wineId: { in: storedOf(changed) } } });
  await tx.$executeRaw`INSERT INTO wine_grape
    SELECT * FROM json_populate_recordset(NULL::wine_grape, ${JSON.stringify(rows)}::json)`;
}

async function writePrices(tx: Tx, writes: Numbered[]): Promise<void> {
  const changed = differing(writes, 'prices');
  const rows = changed.flatMap(({ id, state }) => state.prices.map((row) => ({ wine_id: id, ...row })));
  await tx.winePrice.deleteMany({ where: { wineId: { in: storedOf(changed) } } });
  await tx.$executeRaw`INSERT INTO wine_price
    SELECT * FROM json_populate_recordset(NULL::wine_price, ${JSON.stringify(rows)}::json)`;
}

const storedOf = (writes: Numbered[]) => writes.flatMap(({ id, before }) => (before ? [id] : []));
