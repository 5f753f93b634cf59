import type { PageCategoryCreate, PageCategoryUpdate } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { recordContent } from './content.commands.ts';
import type { CategoryTools, OpenPage } from './page-category.gates.ts';
import { categoryOn, openPageOf, openWinePage } from './page-category.gates.ts';
import type { Placement } from './page-category.queries.ts';
import type { Sizes } from './page-category.rules.ts';
import { suits } from './page-category.rules.ts';
import { renumber } from './placement.commands.ts';

function guardSizes({ bottleSize1Id, bottleSize2Id }: Sizes): void {
  if (bottleSize1Id !== null && bottleSize1Id === bottleSize2Id)
    throw invalidField('bottle_size2_id', 'validation.duplicate');
}

/** Only the columns of a category, as the history records them. */
const columnsOf = ({ wines: _, ...columns }: Placement) => columns;

/** Gives categories new positions in one statement. */
async function placeCategories(tx: Tx, ids: number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE page_category SET position = place.position
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS place (id, position)
    WHERE page_category.id = place.id AND page_category.position <> place.position`;
}

/** Adds a category to a wine page, at a position or, for one beyond the last, at the end. @returns its id */
export const createCategory = (
  tools: CategoryTools,
  actor: Actor,
  form: PageCategoryCreate,
): Promise<number> =>
  tools.db.transact(async (tx) => {
    const page = await openWinePage(tx, tools, actor, form.page_id);
    const sizes = {
      bottleSize1Id: form.bottle_size1_id ?? null,
      bottleSize2Id: form.bottle_size2_id ?? null,
    };
    guardSizes(sizes);
    const ids = page.categories.map(({ id }) => id);
    const after = await tx.pageCategory.create({
      data: { pageId: page.id, category: form.category, position: ids.length + 1, ...sizes },
    });
    ids.splice(form.position - 1, 0, after.id);
    await placeCategories(tx, ids);
    await recordContent(tx, actor, page, { entityId: after.id, action: 'create', after });
    return after.id;
  });

/** Removes the wines that have no price for the new sizes, or refuses when the caller has not agreed to that. */
async function dropUnsuited(tx: Tx, category: Placement, sizes: Sizes, agreed: boolean): Promise<void> {
  const unsuited = category.wines.filter(({ wine }) => !suits(sizes, wine.prices));
  if (unsuited.length === 0) return;
  if (!agreed) throw conflict('wine.no-matching-price', { count: unsuited.length });
  const gone = unsuited.map(({ wineId }) => wineId);
  await tx.pageCategoryWine.deleteMany({ where: { categoryId: category.id, wineId: { in: gone } } });
  await renumber(tx, category.pageId, [
    {
      categoryId: category.id,
      wineIds: category.wines.map(({ wineId }) => wineId).filter((id) => !gone.includes(id)),
    },
  ]);
}

/**
 * Changes the name and sizes of a category.
 * @throws AppError 404; 409 `wine.no-matching-price` when wines would be without a price; StaleWrite
 */
export const updateCategory = (
  tools: CategoryTools,
  actor: Actor,
  id: number,
  form: PageCategoryUpdate,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const page = await openPageOf(tx, tools, actor, id);
    const before = categoryOn(page, id);
    guardVersion(before, form.version);
    const sizes = {
      bottleSize1Id: form.bottle_size1_id === undefined ? before.bottleSize1Id : form.bottle_size1_id,
      bottleSize2Id: form.bottle_size2_id === undefined ? before.bottleSize2Id : form.bottle_size2_id,
    };
    guardSizes(sizes);
    const changed =
      sizes.bottleSize1Id !== before.bottleSize1Id || sizes.bottleSize2Id !== before.bottleSize2Id;
    if (changed) await dropUnsuited(tx, before, sizes, form.remove_wines === 1);
    const data = { category: form.category, ...sizes, version: { increment: 1 } };
    const after = await writeChange(tx, before, () => tx.pageCategory.update({ where: { id }, data }));
    if (!after) return;
    await recordContent(tx, actor, page, {
      entityId: id,
      action: 'update',
      before: columnsOf(before),
      after,
    });
  });

const withoutCategory = (page: OpenPage, id: number) =>
  page.categories.map((category) => category.id).filter((other) => other !== id);

/** Deletes a category with its entries; the wines themselves stay. @throws AppError 404, 409 */
export const deleteCategory = (tools: CategoryTools, actor: Actor, id: number): Promise<void> =>
  tools.db.transact(async (tx) => {
    const page = await openPageOf(tx, tools, actor, id);
    const before = categoryOn(page, id);
    await tx.pageCategory.delete({ where: { id } });
    await placeCategories(tx, withoutCategory(page, id));
    await recordContent(tx, actor, page, { entityId: id, action: 'delete', before: columnsOf(before) });
  });

/** Swaps two categories of a page. @throws AppError 404; 422 across two pages */
export const swapCategories = (
  tools: CategoryTools,
  actor: Actor,
  id1: number,
  id2: number,
): Promise<number> =>
  tools.db.transact(async (tx) => {
    const page = await openPageOf(tx, tools, actor, id1);
    const other = page.categories.find(({ id }) => id === id2);
    if (!other) {
      // A category of another page in the scope is reported as such; one outside the scope is not found.
      await openPageOf(tx, tools, actor, id2);
      throw invalidField('id2', 'validation.invalid');
    }
    if (id1 === id2) return page.id;
    const ids = page.categories.map(({ id }) => (id === id1 ? id2 : id === id2 ? id1 : id));
    await placeCategories(tx, ids);
    await recordContent(tx, actor, page, { entityId: id1, action: 'swap', after: { with: other.category } });
    return page.id;
  });
