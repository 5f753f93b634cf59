import type { PageImport } from '@rebblatt/contracts';
import { isAdministrator, suitsSizes, WINE_PAGE } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, found, notFound } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { guardVersion } from '../../../lib/stale-write.ts';
import { openPage } from '../page.gates.ts';
import type { LockedPage } from '../page.queries.ts';
import { findContent } from '../page.queries.ts';
import { writePage } from '../page-write.commands.ts';
import { isFree } from './page-import.presenter.ts';
import type { Source } from './page-import.queries.ts';
import { lockSource } from './page-import.queries.ts';

type Category = Source['categories'][number];

/** Wines that no longer have a price for their category are not copied. */
const keptWines = ({ bottleSize1Id, bottleSize2Id, wines }: Category) =>
  wines.filter(({ wine }) =>
    suitsSizes(
      [bottleSize1Id, bottleSize2Id],
      wine.prices.map(({ bottleSizeId }) => bottleSizeId),
    ),
  );

/** The source must be a wine page of the same exhibitor in an earlier catalogue, not yet copied elsewhere. */
function guardSource(actor: Actor, target: LockedPage, source: Source): void {
  if (!isAdministrator(actor.role) && source.exhibitorId !== actor.userId) throw notFound();
  const fits =
    source.pageType === WINE_PAGE &&
    source.exhibitorId === target.exhibitorId &&
    source.catalog.toOn < target.catalog.fromOn;
  if (!fits) throw conflict('page.import-foreign');
  if (!isFree(source.importedTo, target.id)) throw conflict('page.imported-already');
}

async function copyCategory(tx: Tx, pageId: number, category: Category, position: number): Promise<void> {
  const { id: categoryId } = await tx.pageCategory.create({
    data: {
      pageId,
      position,
      category: category.category,
      bottleSize1Id: category.bottleSize1Id,
      bottleSize2Id: category.bottleSize2Id,
    },
  });
  await tx.pageCategoryWine.createMany({
    data: keptWines(category).map(({ wineId }, index) => ({
      pageId,
      categoryId,
      wineId,
      position: index + 1,
    })),
  });
}

/**
 * Replaces the content of a wine page by that of one of an earlier year: categories, sizes, wines, footer.
 * @returns how much was copied and left out
 * @throws AppError 404; 409 `page.import-foreign`, `page.imported-already` and the codes of a target that is locked;
 *   StaleWrite
 */
export const importPage = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  { replacePageId, importPageId, version }: PageImport,
) =>
  db.transact(async (tx) => {
    const target = await openPage(tx, clock, actor, replacePageId);
    guardVersion(target, version);
    if (target.pageType !== WINE_PAGE) throw conflict('page.import-foreign');
    const source = found(await lockSource(tx, importPageId));
    guardSource(actor, target, source);
    const replaced = await findContent(tx, target.id);
    await tx.pageCategory.deleteMany({ where: { pageId: target.id } });
    for (const [index, category] of source.categories.entries())
      await copyCategory(tx, target.id, category, index + 1);
    const copied = { targetPageId: target.id, sourcePageId: source.id };
    await tx.pageImport.upsert({ where: { targetPageId: target.id }, create: copied, update: copied });
    const beside = {
      before: { categories: replaced },
      after: { ...copied, categories: await findContent(tx, target.id) },
    };
    await writePage(tx, actor, target, 'import', { footer: source.footer }, beside);
    const all = source.categories.flatMap(({ wines }) => wines).length;
    const wines = source.categories.flatMap(keptWines).length;
    return { categories: source.categories.length, wines, wines_left_out: all - wines };
  });
