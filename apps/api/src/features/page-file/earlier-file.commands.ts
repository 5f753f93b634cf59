import { checkStates, isAdministrator } from '@rebblatt/contracts';
import { forgetMend } from '../../files/mend-row.ts';
import { findStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { guardCollection, guardContent } from '../page/page.gates.ts';
import { lockOf, visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { lockPage } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';
import { dropFileMail, tellTakenBack } from './file-mail.commands.ts';
import { dropFile } from './page-file.commands.ts';

/** The null of a JSON column. */
const json = (value: Prisma.JsonValue) => (value === null ? Prisma.DbNull : value);

/**
 * Prepares a locked page for a new PDF: its current one is set aside when it could be printed, so that it is not lost
 * when the new one is faulty. An earlier one that was set aside is kept until then.
 * @param always also one with errors: it is the original of a mended one
 * @returns whether it was set aside; otherwise the caller deletes it
 */
export async function setAside(tx: Tx, page: LockedPage, always = false): Promise<boolean> {
  const { contentFileId: fileId, contentStatus: status } = page;
  if (fileId === null || status === null) return false;
  if (!always && status !== checkStates.ready && page.contentOverride === null) return false;
  await forgetEarlierFile(tx, page.id);
  const override = json(page.contentOverride);
  const report = json(page.contentReport);
  await tx.pageEarlierFile.create({
    data: { pageId: page.id, fileId, status, report, override, pages: page.contentPages },
  });
  return true;
}

/** Deletes the PDF that was set aside: the newer one is fine. */
export async function forgetEarlierFile(tx: Tx, pageId: number): Promise<void> {
  const earlier = await tx.pageEarlierFile.findUnique({ where: { pageId } });
  if (!earlier) return;
  await tx.pageEarlierFile.delete({ where: { pageId } });
  await dropFile(tx, earlier.fileId);
}

/**
 * Restores the PDF that was set aside for a newer one, with its report and the decision about it; the newer one is
 * deleted. Administrators may do so in any state, and the exhibitor of a locked page is told.
 * @throws AppError 404; 409 `page.no-earlier-pdf`, `page.pdf-not-ready`, `page.released`, `page.accepted`,
 * `catalog.closed`; StaleWrite
 */
export const takeEarlierFileBack = (
  { db, clock, publicUrl }: { db: Database; clock: Clock; publicUrl: string },
  actor: Actor,
  id: number,
  version?: number,
): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await lockPage(tx, visiblePages(actor), id));
    guardVersion(before, version);
    guardCollection(actor, clock, before.catalog);
    const locked = isAdministrator(actor.role) && lockOf(before) !== null;
    if (!locked) guardContent(before);
    if (before.contentStatus === checkStates.checking) throw conflict('page.pdf-not-ready');
    const earlier = await tx.pageEarlierFile.findUnique({ where: { pageId: id } });
    if (!earlier) throw conflict('page.no-earlier-pdf');
    const restored = {
      contentFileId: earlier.fileId,
      contentStatus: earlier.status,
      contentReport: json(earlier.report),
      contentOverride: json(earlier.override),
      contentPages: earlier.pages,
    };
    await writePage(tx, actor, before, 'take-back-file', restored, {
      before: { file: await findStoredFile(tx, before.contentFileId) },
      after: { file: await findStoredFile(tx, earlier.fileId) },
    });
    await tx.pageEarlierFile.delete({ where: { pageId: id } });
    await forgetMend(tx, { pageId: id });
    await dropFile(tx, before.contentFileId);
    if (locked) await tellTakenBack(tx, before, publicUrl);
    else await dropFileMail(tx, id);
  });
