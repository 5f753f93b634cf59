import { isUnchecked, isUploadedPage, statusTypes, uploadKindOf } from '@rebblatt/contracts';
import { guardChecks } from '../../files/check-line.ts';
import { accountOf } from '../../files/file-turns.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, notFound } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { visiblePages } from '../page/page.policy.ts';
import { lockPage } from '../page/page.queries.ts';
import { forgetStatuses } from '../upload-status/upload-status.commands.ts';
import { CHECK_PAGE_FILE, orderCheck } from './page-file.commands.ts';
import { beginCheck, keptEarlier } from './upload-check.commands.ts';

/**
 * Checks the PDF of an ad or content page again whose check could not be done; every other one stays as it is, so
 * repeating this changes nothing. It says nothing new about the page, so it is possible in every state.
 * @throws AppError 404; 429 `file.too-many-checks`
 */
export async function checkPageFileAgain(db: Database, actor: Actor, id: number): Promise<void> {
  await guardChecks(db, accountOf(actor));
  await db.transact(async (tx) => {
    const page = found(await lockPage(tx, visiblePages(actor), id));
    if (!isUploadedPage(page.pageType)) throw notFound();
    const { contentFileId, contentStatus, contentReport } = page;
    if (contentFileId === null || !isUnchecked({ status: contentStatus, report: contentReport })) return;
    const { name } = await tx.storedFile.findUniqueOrThrow({ where: { id: contentFileId } });
    const keepsEarlier = await keptEarlier(tx, CHECK_PAGE_FILE, contentFileId);
    await beginCheck(tx, id);
    await forgetStatuses(tx, statusTypes[uploadKindOf(page.pageType)], id);
    await orderCheck(tx, actor, page, name, keepsEarlier);
  });
}
