import { checkStates } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import { dropHeldMail, queueHeldMail, queueMail, sendHeldMail } from '../../mail/queue.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { fileMail } from './replace-file.mail.ts';

/** What the held mail about a replaced file of a page is about. */
const aboutFile = (pageId: number) => `file-${pageId}`;

/** How long the mail waits for the organiser to look at the new file: who leaves the screen forgets nobody. */
const LOOK_MS = 60 * 60_000;

/**
 * Holds the mail that tells an ad's exhibitor of its new file until {@link sendFileMail}, or an hour. It takes the place
 * of one about a file that nobody has been told of yet.
 */
export async function holdFileMail(tx: Tx, page: LockedPage, publicUrl: string): Promise<void> {
  await dropFileMail(tx, page.id);
  const mail = fileMail(page, 'replaced', publicUrl);
  if (mail) await queueHeldMail(tx, mail, aboutFile(page.id), { holdMs: LOOK_MS });
}

/** Sends the held mail about the file of a page now, with what its check has found meanwhile; nothing without one. */
export async function sendFileMail(tx: Tx, page: LockedPage, publicUrl: string): Promise<void> {
  if (page.contentStatus !== checkStates.ready) {
    await sendHeldMail(tx, aboutFile(page.id));
    return;
  }
  const mail = fileMail(page, 'checked', publicUrl);
  if ((await dropFileMail(tx, page.id)) && mail) await queueMail(tx, mail);
}

/** Drops the held mail about the file of a page. @returns whether there was one */
export const dropFileMail = (tx: Tx, pageId: number) => dropHeldMail(tx, aboutFile(pageId));

/** Tells an ad's exhibitor that the earlier file is printed again, unless nobody has heard of the newer one. */
export async function tellTakenBack(tx: Tx, page: LockedPage, publicUrl: string): Promise<void> {
  if (await dropFileMail(tx, page.id)) return;
  const mail = fileMail(page, 'takenBack', publicUrl);
  if (mail) await queueMail(tx, mail);
}
