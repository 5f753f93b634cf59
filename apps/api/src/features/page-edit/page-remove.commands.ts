import { isRegister, releaseStates, statusStates, statusTypes } from '@rebblatt/contracts';
import { forgetMend } from '../../files/mend-row.ts';
import { findStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, notFound } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { announceStatus } from '../../live/announce.ts';
import { dropHeldMail } from '../../mail/queue.ts';
import { visiblePages } from '../page/page.policy.ts';
import { columnsOf, findContent, type LockedPage, lockPage } from '../page/page.queries.ts';
import { closeGap } from '../page/position/position.commands.ts';
import { lockCatalogOfPage } from '../page/position/position.queries.ts';
import { dropFileMail } from '../page-file/file-mail.commands.ts';
import { dropFile } from '../page-file/page-file.commands.ts';
import { aboutCorrection, dropDecision } from '../release/step.commands.ts';

/**
 * Deletes a page with all its content; the following ones move up.
 * @throws AppError 404; 409 `page.not-editable` for a register, `page.accepted` while it is accepted
 */
export const deletePage = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    if ((await lockCatalogOfPage(tx, id)) === null) throw notFound();
    const before = found(await lockPage(tx, visiblePages(actor), id));
    if (isRegister(before.pageType)) throw conflict('page.not-editable');
    if (before.state === releaseStates.accepted) throw conflict('page.accepted');
    await removePage(tx, actor, before);
  });

/** Removes a locked page of a locked catalogue with all its content; the following ones move up. */
export async function removePage(tx: Tx, actor: Actor, before: LockedPage): Promise<void> {
  const { id } = before;
  const file = await findStoredFile(tx, before.contentFileId);
  const gone = { ...columnsOf(before), categories: await findContent(tx, id), file };
  await forgetUploads(tx, id);
  await dropHeldMail(tx, aboutCorrection(id));
  await dropDecision(tx, id);
  await dropFileMail(tx, id);
  await forgetMend(tx, { pageId: id });
  const earlier = await tx.pageEarlierFile.findUnique({ where: { pageId: id } });
  await tx.page.delete({ where: { id } });
  await dropFile(tx, before.contentFileId);
  await dropFile(tx, earlier?.fileId ?? null);
  await closeGap(tx, before);
  await recordChange(tx, actor, { entity: 'page', entityId: id, action: 'delete', before: gone });
}

/** Deletes the entries about a deleted page from the bell; a check that still runs finds no page at its end. */
async function forgetUploads(tx: Tx, pageId: number): Promise<void> {
  const gone = {
    type: { in: [statusTypes.ad, statusTypes.content] },
    statusableId: pageId,
    status: { not: statusStates.processing },
  };
  const users = await tx.uploadStatus.findMany({
    where: gone,
    distinct: ['userId'],
    select: { userId: true },
  });
  await tx.uploadStatus.deleteMany({ where: gone });
  for (const { userId } of users) await announceStatus(tx, userId);
}
