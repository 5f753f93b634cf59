import { checkStates } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, found } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { Prisma } from '../../../lib/generated/prisma/client.ts';
import { guardVersion } from '../../../lib/stale-write.ts';
import { dropFile } from '../page.commands.ts';
import { guardCollection, guardContent } from '../page.gates.ts';
import { visiblePages } from '../page.policy.ts';
import type { LockedPage } from '../page.queries.ts';
import { lockPage } from '../page.queries.ts';
import { writePage } from '../page-write.commands.ts';

/** A JSON column takes no plain null. */
const json = (value: Prisma.JsonValue) => (value === null ? Prisma.DbNull : value);

/**
 * Makes room on a locked page for a new PDF: the one it carries is set aside when it could be printed, so that a
 * faulty one costs nobody the good one. What was set aside before stays until then.
 * @returns whether it was set aside; one that was not is the caller's to forget
 */
export async function setAside(tx: Tx, page: LockedPage): Promise<boolean> {
  const { contentFileId: fileId, contentStatus: status } = page;
  if (fileId === null || status === null) return false;
  if (status !== checkStates.ready && page.contentOverride === null) return false;
  await forgetEarlierFile(tx, page.id);
  const override = json(page.contentOverride);
  const report = json(page.contentReport);
  await tx.pageEarlierFile.create({
    data: { pageId: page.id, fileId, status, report, override, pages: page.contentPages },
  });
  return true;
}

/** Forgets what was set aside: the newer PDF is fine. */
export async function forgetEarlierFile(tx: Tx, pageId: number): Promise<void> {
  const earlier = await tx.pageEarlierFile.findUnique({ where: { pageId } });
  if (!earlier) return;
  await tx.pageEarlierFile.delete({ where: { pageId } });
  await dropFile(tx, earlier.fileId);
}

/**
 * Takes the PDF back that was set aside for a newer one, with its report and whatever was decided about it; the newer
 * one goes.
 * @throws AppError 404; 409 `page.no-earlier-pdf`, `page.pdf-not-ready`, `page.released`, `page.accepted`,
 * `catalog.closed`; StaleWrite
 */
export const takeEarlierFileBack = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  id: number,
  version?: number,
): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await lockPage(tx, visiblePages(actor), id));
    guardVersion(before, version);
    guardCollection(actor, clock, before.catalog);
    guardContent(before);
    if (before.contentStatus === checkStates.checking) throw conflict('page.pdf-not-ready');
    const earlier = await tx.pageEarlierFile.findUnique({ where: { pageId: id } });
    if (!earlier) throw conflict('page.no-earlier-pdf');
    await writePage(tx, actor, before, 'take-back-file', {
      contentFileId: earlier.fileId,
      contentStatus: earlier.status,
      contentReport: json(earlier.report),
      contentOverride: json(earlier.override),
      contentPages: earlier.pages,
    });
    await tx.pageEarlierFile.delete({ where: { pageId: id } });
    await dropFile(tx, before.contentFileId);
  });
