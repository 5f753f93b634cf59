import { openStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { showsPrice } from './page-category.rules.ts';

/** Pages that are still worked on; a released one is printed from its snapshot, an ended catalogue is not printed again. */
const workedOn = (clock: Clock) => ({
  state: { in: openStates },
  catalog: { toOn: { gte: new Date(todayInZurich(clock)) } },
});

/**
 * Locks the pages a wine stands on before the wine itself is locked, in the order in which every other change of a
 * page locks them.
 */
export async function lockPagesOfWine(tx: Tx, wineId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM page WHERE id IN (SELECT page_id FROM page_category_wine WHERE wine_id = ${wineId})
    ORDER BY id FOR UPDATE`;
}

/** A wine that is about to keep the prices of `left` (bottle sizes) alone. */
interface Loss {
  wine: { id: number; wine: string; prices: { bottleSizeId: number }[] };
  left: number[];
}

/**
 * No price vanishes under a page: where a wine would stand without the price it has there, it is taken off with the
 * agreement of who changes the price, and the change is refused without.
 * @throws AppError 409 `wine.price-on-page` with the places of the pages
 */
export async function guardPrices(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  { wine, left }: Loss,
  agreed: boolean,
): Promise<void> {
  const places = await tx.pageCategoryWine.findMany({
    where: { wineId: wine.id, category: { page: workedOn(clock) } },
    include: { category: { include: { page: { select: { position: true } } } } },
  });
  const now = wine.prices.map(({ bottleSizeId }) => bottleSizeId);
  const bare = places
    .filter(({ category }) => showsPrice(category, now) && !showsPrice(category, left))
    .sort((a, b) => a.category.page.position - b.category.page.position);
  if (bare.length === 0) return;
  if (!agreed)
    throw conflict('wine.price-on-page', {
      wine: wine.wine,
      pages: bare.map(({ category }) => category.page.position).join(', '),
    });
  for (const { pageId, categoryId, position } of bare) {
    await tx.pageCategoryWine.delete({ where: { pageId_wineId: { pageId, wineId: wine.id } } });
    await tx.$executeRaw`
      UPDATE page_category_wine SET position = position - 1
      WHERE category_id = ${categoryId} AND position > ${position}`;
    await recordChange(tx, actor, {
      entity: 'page-category',
      entityId: categoryId,
      action: 'remove-wines',
      after: { wine_ids: [wine.id] },
    });
  }
}
