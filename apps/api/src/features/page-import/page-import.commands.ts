import type { PageImport, WineVintage } from '@rebblatt/contracts';
import { hasWines, isAdministrator, suitsSizes } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { openPage } from '../page/page.gates.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findContent } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';
import { contentOf } from '../page-category/page-category.rules.ts';
import type { KeptContent } from './kept-content.rules.ts';
import { isFree } from './page-import.presenter.ts';
import type { Source } from './page-import.queries.ts';
import { lockSource } from './page-import.queries.ts';
import { makeVintages, repeatedVintage, type Vintages } from './vintage.commands.ts';

type Category = Source['categories'][number];

/** The wines of a category, or their next vintages; those that have no price for the category are not copied. */
const keptWines = ({ bottleSize1Id, bottleSize2Id, wines }: Category, next: Vintages['next']): number[] =>
  wines
    .map(({ wineId, wine: { prices } }) => next.get(wineId) ?? { id: wineId, prices })
    .filter(({ prices }) =>
      suitsSizes(
        [bottleSize1Id, bottleSize2Id],
        prices.map(({ bottleSizeId }) => bottleSizeId),
      ),
    )
    .map(({ id }) => id);

/** The vintages must be of wines of the source, whose exhibitor gets them. */
async function vintagesOf(tx: Tx, actor: Actor, source: Source, wanted: WineVintage[]): Promise<Vintages> {
  const there = new Set(source.categories.flatMap(({ wines }) => wines.map(({ wineId }) => wineId)));
  const foreign = wanted.some(({ wine_id }) => !there.has(wine_id));
  if (foreign || source.exhibitorId === null) throw conflict('page.import-foreign');
  const made = await makeVintages(tx, actor, source.exhibitorId, wanted);
  const ids = source.categories.flatMap((category) => keptWines(category, made.next));
  const isTwice = (id: number | undefined) => ids.filter((one) => one === id).length > 1;
  const row = wanted.findIndex(({ wine_id }) => isTwice(made.next.get(wine_id)?.id));
  if (row >= 0) throw repeatedVintage(row, 'year');
  return made;
}

/** The source must be a wine page of the same exhibitor in an earlier catalogue, not yet copied elsewhere. */
function guardSource(actor: Actor, target: LockedPage, source: Source): void {
  if (!isAdministrator(actor.role) && source.exhibitorId !== actor.userId) throw notFound();
  const fits =
    hasWines(source.pageType) &&
    source.exhibitorId === target.exhibitorId &&
    source.catalog.toOn < target.catalog.fromOn;
  if (!fits) throw conflict('page.import-foreign');
  if (!isFree(source.importedTo, target.id)) throw conflict('page.imported-already');
}

async function copyCategory(
  tx: Tx,
  { pageId, position }: { pageId: number; position: number },
  category: Category,
  wines: number[],
): Promise<void> {
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
    data: wines.map((wineId, index) => ({
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
  { replacePageId, importPageId, version, vintages }: PageImport,
) =>
  db.transact(async (tx) => {
    const target = await openPage(tx, clock, actor, replacePageId);
    guardVersion(target, version);
    if (!hasWines(target.pageType)) throw conflict('page.import-foreign');
    const source = found(await lockSource(tx, importPageId));
    guardSource(actor, target, source);
    const made = await vintagesOf(tx, actor, source, vintages);
    const replaced = await findContent(tx, target.id);
    await tx.pageCategory.deleteMany({ where: { pageId: target.id } });
    for (const [index, category] of source.categories.entries()) {
      const place = { pageId: target.id, position: index + 1 };
      await copyCategory(tx, place, category, keptWines(category, made.next));
    }
    const imported = await findContent(tx, target.id);
    const kept: KeptContent = {
      footer: target.footer,
      categories: contentOf(replaced),
      imported: contentOf(imported),
    };
    const copied = {
      targetPageId: target.id,
      sourcePageId: source.id,
      pageVersion: target.version + 1,
      wineImportId: made.importId,
      replaced: JSON.parse(JSON.stringify(kept)),
    };
    await tx.pageImport.upsert({ where: { targetPageId: target.id }, create: copied, update: copied });
    const beside = {
      before: { categories: replaced },
      after: { targetPageId: target.id, sourcePageId: source.id, categories: imported },
    };
    await writePage(tx, actor, target, 'import', { footer: source.footer }, beside);
    const all = source.categories.flatMap(({ wines }) => wines).length;
    const wines = source.categories.flatMap((category) => keptWines(category, made.next)).length;
    return {
      categories: source.categories.length,
      wines,
      wines_left_out: all - wines,
      wines_created: made.created,
    };
  });
