import type { PriceChange } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField, missing } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { guardPrices, lockPagesOfWine } from '../page-category/lost-price.commands.ts';
import { guardNamed, namedSizes } from './wine.gates.ts';
import { visibleWines } from './wine.policy.ts';
import { lockWine } from './wine.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

/** Whether the wine may be removed from the pages that print a price it loses. */
interface Leaving {
  agreed: boolean;
}

/** Runs a change of a wine's prices; it counts as a new version, because the wine's form replaces them as a whole. */
const onWine = (
  { db, clock }: Tools,
  actor: Actor,
  wineId: number,
  change: (tx: Tx) => Promise<void>,
  leaving: Leaving | null = null,
): Promise<void> =>
  db.transact(async (tx) => {
    if (leaving) await lockPagesOfWine(tx, wineId);
    const before = found(await lockWine(tx, visibleWines(actor), wineId), 'wine');
    const after = await writeChange(tx, before, async () => {
      await change(tx);
      const data = { version: { increment: 1 } };
      return tx.wine.update({ where: { id: wineId }, data, include: { prices: true } });
    });
    if (!after) return;
    if (leaving) {
      const left = after.prices.map(({ bottleSizeId }) => bottleSizeId);
      await guardPrices(tx, clock, actor, { wine: before, left }, leaving.agreed);
    }
    await recordChange(tx, actor, { entity: 'wine', entityId: wineId, action: 'price', before, after });
  });

/** Sets a wine's price for a bottle size. @throws AppError 404; 422 on `bottle_size_id` */
export const setPrice = (
  tools: Tools,
  actor: Actor,
  { wine_id: wineId, bottle_size_id: bottleSizeId, price }: PriceChange,
): Promise<void> => onWine(tools, actor, wineId, (tx) => writePrice(tx, { wineId, bottleSizeId, price }));

async function writePrice(tx: Tx, row: { wineId: number; bottleSizeId: number; price: number }) {
  const { price, ...key } = row;
  await tx.winePrice.upsert({ where: { wineId_bottleSizeId: key }, create: row, update: { price } });
}

const twice = (row: number) => invalidField(`data.${row}.bottle_size_id`, 'validation.duplicate');

/**
 * Refuses a row that gives its price to a size that the wine already has, unless another row takes that size away or the
 * price there is the same, as after a call that is repeated.
 */
async function guardTaken(tx: Tx, wineId: number, rows: PriceChange[]): Promise<void> {
  const stored = await tx.winePrice.findMany({ where: { wineId } });
  const prices = new Map(stored.map((row) => [row.bottleSizeId, Number(row.price)]));
  const left = new Set(rows.map(({ old_bottle_size_id: old }) => old));
  for (const [i, { bottle_size_id: size, old_bottle_size_id: old, price }] of rows.entries()) {
    if (!old || old === size || left.has(size) || !prices.has(size)) continue;
    if (prices.has(old) || prices.get(size) !== price) throw twice(i);
  }
}

/**
 * Writes changed rows of one wine; a row with another size no longer has its old one.
 * @throws AppError 404; 409 `wine.price-on-page`; 422 on `data.{i}.bottle_size_id` for a size that the wine has already
 */
export async function changePrices(
  tools: Tools,
  actor: Actor,
  rows: PriceChange[],
  agreed: boolean,
): Promise<number> {
  const wineId = rows[0]?.wine_id ?? 0;
  const sizes = new Set(rows.map((row) => row.bottle_size_id));
  const leaving = rows.flatMap(({ old_bottle_size_id: old }) => (old && !sizes.has(old) ? [old] : []));
  const change = async (tx: Tx) => {
    await guardNamed(tx, namedSizes(rows, 'data'));
    await guardTaken(tx, wineId, rows);
    await tx.winePrice.deleteMany({ where: { wineId, bottleSizeId: { in: leaving } } });
    for (const { bottle_size_id: bottleSizeId, price } of rows)
      await writePrice(tx, { wineId, bottleSizeId, price });
  };
  await onWine(tools, actor, wineId, change, leaving.length > 0 ? { agreed } : null);
  return wineId;
}

/** Removes a wine's price for a bottle size. @throws AppError 404; 409 `wine.price-on-page` */
export const removePrice = (
  tools: Tools,
  actor: Actor,
  { wine_id: wineId, bottle_size_id: bottleSizeId }: { wine_id: number; bottle_size_id: number },
  agreed: boolean,
) =>
  onWine(
    tools,
    actor,
    wineId,
    async (tx) => {
      const { count } = await tx.winePrice.deleteMany({ where: { wineId, bottleSizeId } });
      if (count === 0) throw missing('bottle-size');
    },
    { agreed },
  );
