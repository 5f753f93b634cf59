import type { WineCreate } from '@rebblatt/contracts';
import { forgetStoredFile, type KeptFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChanges } from '../../lib/history.ts';
import { grapeRows, priceRows } from './wine.commands.ts';
import { findWholeWines } from './wine.queries.ts';

/** A wine with its grapes and prices, as the history keeps it. */
export type WholeWine = Awaited<ReturnType<typeof findWholeWines>>[number];

/**
 * Adds many wines of one exhibitor, with a handful of statements for all of them together.
 * @returns them as they are stored, in the order of the forms
 * @throws AppError 422 on `wine` for a duplicate
 */
export async function createWines(
  tx: Tx,
  actor: Actor,
  exhibitorId: number,
  forms: WineCreate[],
): Promise<WholeWine[]> {
  if (forms.length === 0) return [];
  const numbers = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('wine', 'id'))::int AS id FROM generate_series(1, ${forms.length}::int)`;
  const createdById = actor.adminId ?? actor.userId;
  const wines = forms.map((form, index) => newState(numbers[index]?.id ?? 0, form));
  // Plain SQL because it is fast: Prisma takes a second for what PostgreSQL does in a tenth of it.
  await tx.$executeRaw`
    INSERT INTO wine (id, user_id, created_by, wine, year, sku, region_id, wine_type_id, wine_category_id, award_id,
      alcohol_content_level, public_wine)
    SELECT s.id, ${exhibitorId}::int, ${createdById}::int, s.wine, s.year, s.sku, s."regionId", s."wineTypeId",
      s."wineCategoryId", s."awardId", s."alcoholContentLevel", s."publicWine"
    FROM json_to_recordset(${JSON.stringify(wines)}::json) AS s (id int, wine text, year smallint, sku text,
      "regionId" int, "wineTypeId" int, "wineCategoryId" int, "awardId" int, "alcoholContentLevel" smallint,
      "publicWine" boolean)`;
  await writeParts(tx, wines);
  const stored = await findWholeWines(
    tx,
    wines.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    actor,
    stored.map((after) => ({ entity: 'wine', entityId: after.id, action: 'create', after })),
  );
  return stored;
}

/** The state of a new wine. */
const newState = (id: number, form: WineCreate): WineState => ({
  id,
  wine: form.wine,
  year: form.year,
  sku: form.sku,
  regionId: form.region_id,
  wineTypeId: form.wine_type_id,
  wineCategoryId: form.wine_category_id,
  awardId: form.award_id,
  alcoholContentLevel: form.alcohol_content_level,
  publicWine: form.public_wine === 1,
  grapes: form.grape_varieties,
  prices: form.bottle_size,
});

async function writeParts(tx: Tx, wines: WineState[]): Promise<void> {
  const grapes = wines.flatMap(({ id, grapes: ids }) => grapeRows(ids).map((row) => ({ ...row, id })));
  const prices = wines.flatMap(({ id, prices: rows }) => priceRows(rows).map((row) => ({ ...row, id })));
  await tx.$executeRaw`
    INSERT INTO wine_grape (wine_id, position, grape_variety_id)
    SELECT g.id, g.position, g."grapeVarietyId" FROM json_to_recordset(${JSON.stringify(grapes)}::json)
      AS g (id int, position smallint, "grapeVarietyId" int)`;
  await tx.$executeRaw`
    INSERT INTO wine_price (wine_id, bottle_size_id, price)
    SELECT p.id, p."bottleSizeId", p.price FROM json_to_recordset(${JSON.stringify(prices)}::json)
      AS p (id int, "bottleSizeId" int, price numeric)`;
}

/** What a wine shall be: its columns, grapes and prices, all of them. */
export type WineState = Pick<
  WholeWine,
  | 'id'
  | 'wine'
  | 'year'
  | 'sku'
  | 'regionId'
  | 'wineTypeId'
  | 'wineCategoryId'
  | 'awardId'
  | 'alcoholContentLevel'
  | 'publicWine'
> & { grapes: number[]; prices: WineCreate['bottle_size'] };

/** The state of a stored wine. */
export const stateOf = (wine: WholeWine): WineState => ({
  ...wine,
  grapes: wine.grapes.map(({ grapeVarietyId }) => grapeVarietyId),
  prices: wine.prices.map(({ bottleSizeId, price }) => ({
    bottle_size_id: bottleSizeId,
    price: Number(price),
  })),
});

/**
 * Gives many wines new states, with a handful of statements for all of them together.
 * @param before the same wines as {@link lockWines} read them
 * @returns them as they are stored
 * @throws AppError 422 on `wine` for a duplicate
 */
export async function writeWineStates(
  tx: Tx,
  actor: Actor,
  before: WholeWine[],
  states: WineState[],
): Promise<WholeWine[]> {
  if (states.length === 0) return [];
  const ids = states.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE wine SET wine = s.wine, year = s.year, sku = s.sku, region_id = s."regionId",
      wine_type_id = s."wineTypeId", wine_category_id = s."wineCategoryId", award_id = s."awardId",
      alcohol_content_level = s."alcoholContentLevel", public_wine = s."publicWine", version = version + 1,
      updated_at = now()
    FROM json_to_recordset(${JSON.stringify(states)}::json) AS s (id int, wine text, year smallint, sku text,
      "regionId" int, "wineTypeId" int, "wineCategoryId" int, "awardId" int, "alcoholContentLevel" smallint,
      "publicWine" boolean)
    WHERE wine.id = s.id`;
  await tx.wineGrape.deleteMany({ where: { wineId: { in: ids } } });
  await tx.winePrice.deleteMany({ where: { wineId: { in: ids } } });
  await writeParts(tx, states);
  const stored = await findWholeWines(tx, ids);
  const earlier = new Map(before.map((wine) => [wine.id, wine]));
  await recordChanges(
    tx,
    actor,
    stored.map((after) => ({
      entity: 'wine',
      entityId: after.id,
      action: 'update',
      before: earlier.get(after.id) ?? null,
      after,
    })),
  );
  return stored;
}

/** Deletes many wines that are on no page; their pictures are kept for a while, so that they can come back. */
export async function deleteWines(tx: Tx, actor: Actor, wines: WholeWine[]): Promise<void> {
  if (wines.length === 0) return;
  await tx.wine.deleteMany({ where: { id: { in: wines.map(({ id }) => id) } } });
  const files = new Map<number, KeptFile>();
  for (const { id, pictureFileId } of wines) {
    const file = await forgetStoredFile(tx, pictureFileId);
    if (file) files.set(id, file);
  }
  await recordChanges(
    tx,
    actor,
    wines.map((before) => ({
      entity: 'wine',
      entityId: before.id,
      action: 'delete',
      before: { ...before, file: files.get(before.id) },
    })),
  );
}
