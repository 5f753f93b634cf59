import { openStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { findUnendedCatalogs } from '../catalog/deadline.queries.ts';
import { recordContent } from './content.commands.ts';
import { findPlacements } from './page-category.queries.ts';
import { showsPrice } from './page-category.rules.ts';

/** Pages that can still change: a released one prints its snapshot, an ended catalogue is not printed again. */
const workedOn = async (tx: Tx, clock: Clock, exhibitorId: number) => ({
  state: { in: openStates },
  catalogId: { in: await findUnendedCatalogs(tx, clock, exhibitorId) },
});

/**
 * Locks the pages with a wine before the wine itself is locked, in the same order as every other change of a page
 * locks them.
 */
export async function lockPagesOfWine(tx: Tx, wineId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM page WHERE id IN (SELECT page_id FROM page_category_wine WHERE wine_id = ${wineId})
    ORDER BY id FOR UPDATE`;
}

/** A wine of which only the prices for `left` (bottle sizes) will remain. */
interface Loss {
  wine: { id: number; wine: string; exhibitorId: number; prices: { bottleSizeId: number }[] };
  left: number[];
}

/**
 * A page never loses a price silently: where a wine would lose the price that its category prints, it is removed from
 * the page if the caller agreed to that; otherwise the change is refused.
 * @throws AppError 409 `wine.price-on-page` with the positions of the pages
 */
export async function guardPrices(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  { wine, left }: Loss,
  agreed: boolean,
): Promise<void> {
  const places = await tx.pageCategoryWine.findMany({
    where: { wineId: wine.id, category: { page: await workedOn(tx, clock, wine.exhibitorId) } },
    include: { category: { include: { page: { select: { position: true, exhibitorId: true } } } } },
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
  for (const { pageId, categoryId, position, category } of bare) {
    const page = { id: pageId, ...category.page, categories: await findPlacements(tx, pageId) };
    await tx.pageCategoryWine.delete({ where: { pageId_wineId: { pageId, wineId: wine.id } } });
    await tx.$executeRaw`
      UPDATE page_category_wine SET position = position - 1
      WHERE category_id = ${categoryId} AND position > ${position}`;
    await recordContent(tx, actor, page, {
      entityId: categoryId,
      action: 'remove-wines',
      after: { wine_ids: [wine.id] },
    });
  }
}
