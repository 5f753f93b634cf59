import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { recordContent } from './content.commands.ts';
import type { CategoryTools, OpenPage } from './page-category.gates.ts';
import { categoryOn, openPageOf, wineIn } from './page-category.gates.ts';
import type { Placement } from './page-category.queries.ts';
import { findWineOf } from './page-category.queries.ts';
import { suits } from './page-category.rules.ts';

/** The wines of a category in order. */
export interface Order {
  categoryId: number;
  wineIds: number[];
}

/** Writes which wines are in these categories, and in which order, in one statement. */
export async function renumber(tx: Tx, pageId: number, orders: Order[]): Promise<void> {
  const places = orders.flatMap(({ categoryId, wineIds }) =>
    wineIds.map((wineId, index) => ({ wineId, categoryId, position: index + 1 })),
  );
  await tx.$executeRaw`
    UPDATE page_category_wine SET category_id = place.category_id, position = place.position
    FROM unnest(${places.map(({ wineId }) => wineId)}::int[], ${places.map(({ categoryId }) => categoryId)}::int[],
      ${places.map(({ position }) => position)}::int[]) AS place (wine_id, category_id, position)
    WHERE page_category_wine.page_id = ${pageId} AND page_category_wine.wine_id = place.wine_id`;
}

const orderOf = (category: Placement): Order => ({
  categoryId: category.id,
  wineIds: category.wines.map(({ wineId }) => wineId),
});

const guardPrice = (category: Placement, prices: { bottleSizeId: number }[]) => {
  if (!suits(category, prices)) throw conflict('wine.no-matching-price', { count: 1 });
};

/** Runs one change of the wines on a page. @returns the page's id */
const onPageOf = (
  tools: CategoryTools,
  actor: Actor,
  categoryId: number,
  change: (tx: Tx, page: OpenPage, category: Placement) => Promise<void>,
): Promise<number> =>
  tools.db.transact(async (tx) => {
    const page = await openPageOf(tx, tools, actor, categoryId);
    await change(tx, page, categoryOn(page, categoryId));
    return page.id;
  });

/**
 * Appends a wine of the page's exhibitor to a category.
 * @throws AppError 404; 409 `wine.already-on-page`, `wine.no-matching-price`
 */
export const addWine = (tools: CategoryTools, actor: Actor, categoryId: number, wineId: number) =>
  onPageOf(tools, actor, categoryId, async (tx, page, category) => {
    const wine = found(await findWineOf(tx, page.exhibitorId, wineId), 'wine');
    if (page.categories.some(({ wines }) => wines.some((placed) => placed.wineId === wineId)))
      throw conflict('wine.already-on-page');
    guardPrice(category, wine.prices);
    const position = category.wines.length + 1;
    await tx.pageCategoryWine.create({ data: { pageId: page.id, wineId, categoryId, position } });
    await recordContent(tx, actor, page, {
      entityId: categoryId,
      action: 'add-wine',
      after: { wine_id: wineId },
    });
  });

/** Removes wines from a category. @throws AppError 404 for any that is not in it */
export const removeWines = (tools: CategoryTools, actor: Actor, categoryId: number, wineIds: number[]) =>
  onPageOf(tools, actor, categoryId, async (tx, page, category) => {
    for (const wineId of wineIds) wineIn(category, wineId);
    await tx.pageCategoryWine.deleteMany({ where: { categoryId, wineId: { in: wineIds } } });
    const kept = orderOf(category).wineIds.filter((id) => !wineIds.includes(id));
    await renumber(tx, page.id, [{ categoryId, wineIds: kept }]);
    await recordContent(tx, actor, page, {
      entityId: categoryId,
      action: 'remove-wines',
      after: { wine_ids: wineIds },
    });
  });

interface Pair {
  wine_id_1: number;
  wine_id_2: number;
  category_id_1: number;
  category_id_2: number;
}

/** Swaps two wines, also between two categories of the page. @throws AppError 404, 409 */
export const swapWines = (tools: CategoryTools, actor: Actor, pair: Pair) =>
  onPageOf(tools, actor, pair.category_id_1, async (tx, page, one) => {
    const two = categoryOn(page, pair.category_id_2);
    const [first, second] = [wineIn(one, pair.wine_id_1), wineIn(two, pair.wine_id_2)];
    if (first.wineId === second.wineId) return;
    if (one.id !== two.id) {
      guardPrice(two, first.wine.prices);
      guardPrice(one, second.wine.prices);
    }
    const exchanged = (id: number) => {
      if (id === first.wineId) return second.wineId;
      return id === second.wineId ? first.wineId : id;
    };
    const categories = one.id === two.id ? [one] : [one, two];
    const orders = categories.map(orderOf).map(({ categoryId, wineIds }) => ({
      categoryId,
      wineIds: wineIds.map(exchanged),
    }));
    await renumber(tx, page.id, orders);
    await recordContent(tx, actor, page, { entityId: one.id, action: 'swap-wines', after: pair });
  });

/** Moves a wine to the position before `before` in another category, or to its end. */
async function carry(
  tx: Tx,
  page: OpenPage,
  wine: Placement['wines'][number],
  to: Placement,
  before: number | null,
): Promise<void> {
  const from = categoryOn(page, wine.categoryId);
  if (from.id !== to.id) guardPrice(to, wine.wine.prices);
  const target = orderOf(to).wineIds;
  const forwards =
    from.id === to.id && before !== null && target.indexOf(before) > target.indexOf(wine.wineId);
  const rest = target.filter((id) => id !== wine.wineId);
  // When it moves down within a category, the wine goes after the target, which moves up as the old position closes.
  const at = before === null ? rest.length : rest.indexOf(before) + (forwards ? 1 : 0);
  rest.splice(at, 0, wine.wineId);
  const left = orderOf(from).wineIds.filter((id) => id !== wine.wineId);
  const leaving = from.id === to.id ? [] : [{ categoryId: from.id, wineIds: left }];
  await renumber(tx, page.id, [...leaving, { categoryId: to.id, wineIds: rest }]);
}

/** Moves a wine to the position of another; the following ones move down. @throws AppError 404, 409 */
export const moveWineTo = (tools: CategoryTools, actor: Actor, pair: Pair) =>
  onPageOf(tools, actor, pair.category_id_1, async (tx, page, one) => {
    const two = categoryOn(page, pair.category_id_2);
    const [wine, place] = [wineIn(one, pair.wine_id_1), wineIn(two, pair.wine_id_2)];
    if (wine.wineId === place.wineId) return;
    await carry(tx, page, wine, two, place.wineId);
    await recordContent(tx, actor, page, { entityId: one.id, action: 'move-wine', after: pair });
  });

/** Moves a wine to the end of another category of the page. @throws AppError 404, 409 */
export const moveWineToCategory = (
  tools: CategoryTools,
  actor: Actor,
  { wine_id_1, category_id_1, category_id_2 }: Omit<Pair, 'wine_id_2'>,
) =>
  onPageOf(tools, actor, category_id_1, async (tx, page, one) => {
    await carry(tx, page, wineIn(one, wine_id_1), categoryOn(page, category_id_2), null);
    await recordContent(tx, actor, page, {
      entityId: one.id,
      action: 'move-wine',
      after: { wine_id_1, category_id_2 },
    });
  });
