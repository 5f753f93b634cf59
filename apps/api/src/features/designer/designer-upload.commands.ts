import { AD_PAGE } from '@rebblatt/contracts';
import type { OnePageTools } from '../../files/one-page.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { openedByKey } from '../../lib/key-link.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { hashOfKey } from '../../lib/tokens.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Beside } from '../page-edit/page-update.commands.ts';
import { choosePageOfFile } from '../upload/choose-page.commands.ts';
import type { UploadTools } from '../upload/upload.commands.ts';
import { updateUploadedPage } from '../upload/upload.commands.ts';
import { MAX_UPLOADS, OPENED_EVERY_MS, UPLOADS_WINDOW_SECONDS } from './designer-link.limits.ts';
import { designerOf } from './designer-link.policy.ts';
import type { OpenDesignerLink } from './designer-link.queries.ts';
import { findOpenLink } from './designer-link.queries.ts';
import { designerUploadMail } from './designer-upload.mail.ts';

export type DesignerTools = UploadTools & OnePageTools & { throttle: Throttle };

const INVALID = 'designer.link-invalid';

/**
 * The link of a key. Unknown, revoked and expired keys get the same answer and count as a failed attempt.
 * @throws AppError 404 `designer.link-invalid`, 429 after too many wrong keys from one IP address
 */
export async function openDesignerLink(
  { db, clock, throttle }: DesignerTools,
  token: string,
  ip: string,
): Promise<OpenDesignerLink> {
  const link = await findOpenLink(db, hashOfKey(token), clock.now());
  return openedByKey(throttle, 'designer-link', ip, link, INVALID);
}

/** Notes that the page of a link was opened. */
export async function noteOpened({ db, clock }: DesignerTools, { id, openedAt }: OpenDesignerLink) {
  const now = clock.now();
  if (openedAt && now.getTime() - openedAt.getTime() < OPENED_EVERY_MS) return;
  await db.prisma.designerLink.updateMany({ where: { id }, data: { openedAt: now } });
}

/** Counts an upload before any of it is read. @throws AppError 429 after too many by one link */
export const countUpload = ({ throttle }: DesignerTools, { id }: OpenDesignerLink): Promise<void> =>
  throttle.count({ key: `designer-upload:${id}`, max: MAX_UPLOADS, windowSeconds: UPLOADS_WINDOW_SECONDS });

/**
 * Gives the page of a link another file, by the rules by which its exhibitor uploads one. The exhibitor gets a mail
 * for the first file of a link; every file is in their bell and in the history.
 * @throws AppError 404 when the link was revoked meanwhile, and as {@link updateUploadedPage}
 */
export async function uploadByLink(
  tools: DesignerTools,
  link: OpenDesignerLink,
  ip: string,
  file: UploadedFile | null,
): Promise<void> {
  if (!file) throw invalidField('file', 'validation.required');
  const form = { id: link.page.id };
  await updateUploadedPage(tools, designerOf(link, ip), AD_PAGE, form, file, usedBy(tools, link));
}

/** Makes one page of its file the file of the page of a link, by the same rules. @throws as {@link choosePageOfFile} */
export const choosePageByLink = (
  tools: DesignerTools,
  link: OpenDesignerLink,
  ip: string,
  chosen: Parameters<typeof choosePageOfFile>[3],
): Promise<void> => choosePageOfFile(tools, designerOf(link, ip), link.page.id, chosen, usedBy(tools, link));

/** Notes that a link has given its page a file. @throws AppError 404 when it was revoked while the file was being sent */
export function usedBy({ clock, publicUrl }: DesignerTools, link: OpenDesignerLink): Beside {
  const now = clock.now();
  return async (tx, page) => {
    const { count } = await tx.designerLink.updateMany({
      where: { id: link.id, revokedAt: null, expiresAt: { gt: now } },
      data: { uploadedAt: now },
    });
    if (count === 0) throw new AppError(404, INVALID);
    const mail = link.uploadedAt === null ? designerUploadMail(page, publicUrl) : null;
    if (mail) await queueMail(tx, mail);
  };
}
