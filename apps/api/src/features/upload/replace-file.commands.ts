import { isUploadedPage } from '@rebblatt/contracts';
import { keepCheckedPdf } from '../../files/checked-pdf.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, notFound } from '../../lib/app-error.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findPage, lockPage } from '../page/page.queries.ts';
import { replaceFile } from '../page-edit/page-update.commands.ts';
import { holdFileMail, sendFileMail } from '../page-file/file-mail.commands.ts';
import { guardFileChange } from '../page-file/page-file.commands.ts';
import type { UploadTools } from './upload.commands.ts';

/** An ad or content page that can take a new file now. @throws AppError 404, 409 `page.pdf-not-ready`, 422; StaleWrite */
function guarded(page: LockedPage | null, version?: number): LockedPage {
  const seen = found(page);
  if (!isUploadedPage(seen.pageType)) throw notFound();
  guardVersion(seen, version);
  guardFileChange(seen);
  return seen;
}

/**
 * Replaces the PDF of an ad or content page in whatever state it is, for administrators. The state stays: an accepted
 * page is printed again as soon as the check of the new file has found no error. The history has both files, and the
 * former one can be taken back until the next is uploaded. The exhibitor is told when the organiser has looked at the
 * new one ({@link tellReplaced}), or an hour later.
 * @returns the row of the history by which both can be seen
 * @throws AppError 404; 409 `page.pdf-not-ready`; 422 on `file`, or `page.no-stand` on `stand_id`; StaleWrite
 */
export async function replacePageFile(
  tools: UploadTools,
  actor: Actor,
  id: number,
  { version }: { version?: number | undefined },
  upload: UploadedFile | null,
): Promise<number> {
  guarded(await findPage(tools.db.prisma, visiblePages(actor), id), version);
  const pdf = await keepCheckedPdf(tools, actor, upload);
  return tools.db.transact(async (tx) => {
    const before = guarded(await lockPage(tx, visiblePages(actor), id), version);
    await replaceFile(tx, actor, before, {}, pdf, { keepsEarlier: true });
    await holdFileMail(tx, before, tools.publicUrl);
    const row = await tx.history.findFirstOrThrow({
      where: { pageId: id, action: 'upload' },
      orderBy: { id: 'desc' },
      select: { id: true },
    });
    return row.id;
  });
}

/**
 * Tells the exhibitor that the file was replaced, now that the organiser has seen it; a second call does nothing.
 * @throws AppError 404
 */
export const tellReplaced = (
  { db, publicUrl }: Pick<UploadTools, 'db' | 'publicUrl'>,
  actor: Actor,
  id: number,
): Promise<void> =>
  db.transact(async (tx) => {
    await sendFileMail(tx, found(await lockPage(tx, visiblePages(actor), id)), publicUrl);
  });
