import type { Actor } from '../../lib/actor.ts';
import { AppError, conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { placeContent } from '../bring-back/content.commands.ts';
import { openPage } from '../page/page.gates.ts';
import { findContent } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';
import { type ContentLine, contentOf } from '../page-category/page-category.rules.ts';
import { undoWithin } from '../wine-import/undo.commands.ts';
import { keptContent } from './kept-content.rules.ts';

/** A page's content as text, to be compared. */
const asText = (content: ContentLine[]) =>
  JSON.stringify(
    content.map((line) => [line.id, line.category, line.bottleSize1Id, line.bottleSize2Id, line.wines]),
  );

/** A wine, price or bottle size of the earlier content may be gone; which one helps nobody here. */
function goneMeanwhile(error: unknown): never {
  if (error instanceof AppError && error.code.startsWith('history.'))
    throw conflict('page.import-changed-since');
  throw error;
}

/**
 * Undoes an import, as long as neither the page nor a new wine was changed since: the page is as before, the new
 * vintages are gone.
 * @returns how many wines were removed
 * @throws AppError 404; 409 `page.import-changed-since`, the codes of a page that is locked and of undoing the wines
 */
export const undoPageImport = ({ db, clock }: { db: Database; clock: Clock }, actor: Actor, pageId: number) =>
  db.transact(async (tx) => {
    const page = await openPage(tx, clock, actor, pageId);
    const done = found(await tx.pageImport.findUnique({ where: { targetPageId: pageId } }));
    const now = contentOf(await findContent(tx, pageId));
    const kept = keptContent.safeParse(done.replaced).data;
    if (!kept || done.pageVersion !== page.version || asText(now) !== asText(kept.imported))
      throw conflict('page.import-changed-since');
    const { footer, categories } = kept;
    await tx.pageCategory.deleteMany({ where: { pageId } });
    await placeContent(tx, page, categories).catch(goneMeanwhile);
    const undone =
      done.wineImportId === null ? null : await undoWithin(tx, clock, actor, done.wineImportId, true);
    await tx.pageImport.delete({ where: { targetPageId: pageId } });
    await writePage(
      tx,
      actor,
      page,
      'update',
      { footer },
      {
        before: { categories: now },
        after: { categories },
      },
    );
    return { wines_removed: undone?.removed ?? 0 };
  });
