import type { PageUpdate } from '@rebblatt/contracts';
import { checkStates, needsStandForFile, statusTypes, uploadKindOf } from '@rebblatt/contracts';
import type { CheckedPdf } from '../../files/checked-pdf.ts';
import { createStoredFile } from '../../files/stored-file.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { guardContent } from '../page/page.gates.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { openStatus } from '../upload-status/upload-status.commands.ts';

/** The job that checks a stored PDF. */
export const CHECK_PAGE_FILE = 'check-page-file';

/**
 * A page accepts a new file only while it can be changed and no other file of it is being checked; an ad only with a
 * stand, either the stored one or one in the same form.
 * @throws AppError 409; 422 `page.no-stand` on `stand_id`
 */
export function guardNewFile(page: LockedPage, form: PageUpdate): void {
  guardContent(page);
  guardFileChange(page, form);
}

/** The same in whatever state the page is. @throws AppError as above */
export function guardFileChange(page: LockedPage, form: Pick<PageUpdate, 'stand_id'> = {}): void {
  if (page.contentStatus === checkStates.checking) throw conflict('page.pdf-not-ready');
  if (needsStandForFile(page.pageType) && page.standId === null && !form.stand_id)
    throw invalidField('stand_id', 'page.no-stand');
}

/** Stores a kept PDF. @returns the columns of its page until its check has ended */
export async function storeFile(tx: Tx, actor: Actor, { pages: contentPages, ...kept }: CheckedPdf) {
  return {
    contentFileId: await createStoredFile(tx, actor, kept),
    contentPages,
    contentStatus: checkStates.checking,
    contentReport: Prisma.DbNull,
    contentOverride: Prisma.DbNull,
  };
}

/**
 * Queues the full check of a page's new PDF and shows it in the bell.
 * @param keepsEarlier whether the PDF that was set aside can still be taken back when the new one is fine
 */
export async function orderCheck(
  tx: Tx,
  actor: Actor,
  page: { id: number; pageType: number; contentFileId: number | null },
  name: string,
  keepsEarlier = false,
): Promise<void> {
  const jobId = await enqueue(tx, {
    kind: CHECK_PAGE_FILE,
    payload: { page_id: page.id, file_id: page.contentFileId, keeps_earlier: keepsEarlier },
    dedupeKey: `${CHECK_PAGE_FILE}:${page.id}`,
    userId: actor.userId,
  });
  await openStatus(tx, {
    userId: actor.userId,
    type: statusTypes[uploadKindOf(page.pageType)],
    statusableId: page.id,
    name,
    jobId,
  });
}

/** Deletes the former PDF of a page, unless another page still has it; its bytes stay until the sweep. */
export async function dropFile(tx: Tx, fileId: number | null): Promise<void> {
  if (fileId === null) return;
  await tx.storedFile.deleteMany({
    where: { id: fileId, pages: { none: {} }, earlierOf: { none: {} } },
  });
}
