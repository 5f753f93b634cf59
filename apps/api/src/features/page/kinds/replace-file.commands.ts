import { isUploadedPage } from '@rebblatt/contracts';
import { keepCheckedPdf } from '../../../files/checked-pdf.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import type { Actor } from '../../../lib/actor.ts';
import { found, notFound } from '../../../lib/app-error.ts';
import { guardVersion } from '../../../lib/stale-write.ts';
import { dropHeldMail, queueHeldMail, sendHeldMail } from '../../../mail/queue.ts';
import { visiblePages } from '../page.policy.ts';
import type { LockedPage } from '../page.queries.ts';
import { findPage, lockPage } from '../page.queries.ts';
import { replaceFile } from '../page-update.commands.ts';
import { guardFileChange } from './page-file.commands.ts';
import { aboutFile, fileMail } from './replace-file.mail.ts';
import type { UploadTools } from './upload.commands.ts';

/** How long the mail waits for the organiser to look at the new file: who leaves the screen forgets nobody. */
const LOOK_MS = 60 * 60_000;

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
    // Another file for the one that nobody has been told of yet.
    await dropHeldMail(tx, aboutFile(id));
    const mail = fileMail(before, 'replaced', tools.publicUrl);
    if (mail) await queueHeldMail(tx, mail, aboutFile(id), { holdMs: LOOK_MS });
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
export const tellReplaced = ({ db }: Pick<UploadTools, 'db'>, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    found(await lockPage(tx, visiblePages(actor), id));
    await sendHeldMail(tx, aboutFile(id));
  });
