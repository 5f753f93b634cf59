import type { CheckEnd, FileReport, LogoDecision, LogoPlacement, logoUpload } from '@rebblatt/contracts';
import { checkStates, isUnchecked, MAX_LOGOS_PER_EXHIBITOR, statusTypes } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { CheckTools } from '../../files/checked-pdf.ts';
import { forgetMend } from '../../files/mend-row.ts';
import { createStoredFile, forgetStoredFile } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, forbidden, found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import type { Logo } from '../../lib/generated/prisma/client.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { announcePages, announceWaiting } from '../../live/announce.ts';
import { dropHeldMail, queueHeldMail } from '../../mail/queue.ts';
import { forgetStatuses, openStatus } from '../upload-status/upload-status.commands.ts';
import { guardUnused } from '../uses/uses.gates.ts';
import { approvedMail, rejectedMail } from './logo.mail.ts';
import { maySkipVerification, ownerOfNewLogo, visibleLogos } from './logo.policy.ts';
import { findOwnerOf, lockLogo } from './logo.queries.ts';
import { keepLogo, type LogoFiles } from './logo-page.press.ts';

export type LogoTools = CheckTools & { env: { DATA_DIR: string } };
export type DecideTools = Pick<LogoTools, 'db'> & { clock: Clock; publicUrl: string };

/** The job that checks a stored logo. */
export const CHECK_LOGO = 'check-logo';

/**
 * Uploads of an exhibitor run one after another, so that two concurrent ones cannot both take the last free place.
 * @throws AppError 409 `logo.too-many`; 422 on `user_id`
 */
export async function guardQuota(tx: Tx, exhibitorId: number): Promise<void> {
  const [exhibitor] = await tx.$queryRaw<object[]>(
    sql`SELECT id FROM exhibitor WHERE id = ${exhibitorId} FOR NO KEY UPDATE`,
  );
  if (!exhibitor) throw invalidField('user_id', 'validation.not-found');
  const max = MAX_LOGOS_PER_EXHIBITOR;
  if ((await tx.logo.count({ where: { exhibitorId } })) >= max) throw conflict('logo.too-many', { max });
}

/**
 * Stores a logo that passed the quick checks, of a picture as the page that is made of it, and queues its full check.
 * @param instead the logo that is deleted for it
 * @returns its id
 * @throws AppError 403 when an exhibitor wants to skip verification; 409 `logo.too-many`; 415 and 422 on `file`, as `keepLogo`;
 *   422 on `user_id` when an administrator names no exhibitor or an unknown one
 */
export async function uploadLogo(
  tools: LogoTools,
  actor: Actor,
  form: z.output<typeof logoUpload>,
  upload: UploadedFile | null,
  instead?: number,
): Promise<number> {
  const withVerification = form.withVerification === 1;
  if (!withVerification && !maySkipVerification(actor)) throw forbidden();
  const exhibitorId = ownerOfNewLogo(actor, form.user_id);
  if (exhibitorId === undefined) throw invalidField('user_id', 'validation.required');
  const kept = await keepLogo(tools, actor, upload);
  return tools.db.transact(async (tx) => {
    if (instead !== undefined) await removeLogo(tx, actor, instead);
    await guardQuota(tx, exhibitorId);
    const data = await storeLogo(tx, actor, kept);
    const after = await tx.logo.create({ data: { ...data, exhibitorId, name: kept.name, withVerification } });
    await orderLogoCheck(tx, actor, after);
    await recordChange(tx, actor, { entity: 'logo', entityId: after.id, action: 'upload', after });
    return after.id;
  });
}

/** Writes the rows of a logo's files: of its page, and of what it was made of. */
export async function storeLogo(tx: Tx, actor: Actor, { file, source, placement }: LogoFiles) {
  return {
    fileId: await createStoredFile(tx, actor, file),
    ...(source && { sourceFileId: await createStoredFile(tx, actor, source), placement }),
  };
}

/**
 * Gives a logo another page, which is checked and waits to be decided on as one that was uploaded now.
 * @param recorded what the history says of it, and of the files
 * @throws AppError 409 `logo.in-use`
 */
export async function renewLogo(
  tx: Tx,
  actor: Actor,
  before: Logo,
  page: { fileId: number; name?: string; placement?: LogoPlacement },
  recorded: { action: 'mend' | 'take-back-file' | 'update'; before?: object; after?: object },
): Promise<void> {
  const { id } = before;
  await guardUnused(tx, ['logo', id], 'logo.in-use');
  const after = await tx.logo.update({
    where: { id },
    data: {
      ...page,
      status: checkStates.checking,
      ...{ report: Prisma.DbNull, override: Prisma.DbNull, widthMm: null, heightMm: null },
      ...{ rejectedAt: null, rejection: null },
      version: { increment: 1 },
    },
  });
  await recordChange(tx, actor, {
    entity: 'logo',
    entityId: id,
    action: recorded.action,
    before: { ...before, ...recorded.before },
    after: { ...after, ...recorded.after },
  });
  await forgetStatuses(tx, statusTypes.logo, id);
  await orderLogoCheck(tx, actor, after);
  // A rejection that nobody has read yet is about the page before.
  await dropHeldMail(tx, `logo-${id}`);
  await announceWaiting(tx);
}

/** Queues the full check of a logo and shows it in the bell. */
export async function orderLogoCheck(
  tx: Tx,
  { userId }: Actor,
  { id, name }: Pick<Logo, 'id' | 'name'>,
): Promise<void> {
  const jobId = await enqueue(tx, {
    kind: CHECK_LOGO,
    payload: { logo_id: id },
    dedupeKey: `${CHECK_LOGO}:${id}`,
    userId,
  });
  await openStatus(tx, { userId, type: statusTypes.logo, statusableId: id, name, jobId });
}

/** What a decision makes of a logo: approved, rejected with a remark, or neither. */
function decided(before: Logo, { approved, rejection }: LogoDecision, now: Date) {
  if (approved !== 0) return { approved: approved === 1, rejectedAt: null, rejection: null };
  // A second rejection changes the remark only; without one the first stays.
  const reason = rejection === undefined ? before.rejection : rejection;
  return { approved: false, rejectedAt: before.rejectedAt ?? now, rejection: reason };
}

/** The word of the history for a decision. */
const actionOf = ({ approved }: LogoDecision) => {
  if (approved === null) return 'undecide';
  return approved === 1 ? 'approve' : 'reject';
};

/**
 * Approves or rejects a logo, which its exhibitor is told, or takes the decision back.
 * @throws AppError 404; 409 `logo.not-ready` while it is checked, `logo.has-errors` when the check failed without an
 *   override, `file.not-processed` when it could not be done,
 *   `logo.in-use` when a page uses the logo that is not to be approved any more; StaleWrite for an older version
 */
export async function decideLogo(
  { db, clock, publicUrl }: DecideTools,
  actor: Actor,
  id: number,
  decision: LogoDecision,
): Promise<void> {
  await db.transact(async (tx) => {
    const before = found(await lockLogo(tx, visibleLogos(actor), id));
    guardVersion(before, decision.version);
    if (before.status === checkStates.checking) throw conflict('logo.not-ready');
    if (decision.approved === 1 && before.status === checkStates.failed && before.override === null)
      throw conflict(isUnchecked(before) ? 'file.not-processed' : 'logo.has-errors');
    const data = { ...decided(before, decision, clock.now()), version: { increment: 1 } };
    const after = await writeChange(tx, before, () => tx.logo.update({ where: { id }, data }));
    if (!after) return;
    await recordChange(tx, actor, {
      entity: 'logo',
      entityId: id,
      action: actionOf(decision),
      before,
      after,
    });
    // As with pages: a decision that is taken back at once is never heard of, and a later one is told in its place.
    const about = `logo-${id}`;
    await dropHeldMail(tx, about);
    if (decision.approved !== null) {
      const owner = await findOwnerOf(tx, after);
      const mail = decision.approved === 1 ? approvedMail : rejectedMail;
      await queueHeldMail(tx, mail(owner, after, publicUrl), about);
    }
    await announceWaiting(tx);
    await announcePages(tx, after.exhibitorId);
  });
}

/** Deletes a logo; its file is kept for a while, so that it can come back. @throws AppError 404; 409 `logo.not-ready` while it is checked, `logo.in-use` on a page */
export const deleteLogo = ({ db }: LogoTools, actor: Actor, id: number): Promise<void> =>
  db.transact((tx) => removeLogo(tx, actor, id));

async function removeLogo(tx: Tx, actor: Actor, id: number): Promise<void> {
  const before = found(await lockLogo(tx, visibleLogos(actor), id));
  if (before.status === checkStates.checking) throw conflict('logo.not-ready');
  await guardUnused(tx, ['logo', id], 'logo.in-use');
  await forgetMend(tx, { logoId: id });
  await tx.logo.delete({ where: { id } });
  await announceWaiting(tx);
  const file = await forgetStoredFile(tx, before.fileId);
  const source = await forgetStoredFile(tx, before.sourceFileId);
  await recordChange(tx, actor, {
    entity: 'logo',
    entityId: id,
    action: 'delete',
    before: { ...before, file, ...(source && { source }) },
  });
}

/** Stores the result of the check of a logo. */
export async function endLogoCheck(
  tx: Pick<Tx, 'logo' | '$executeRaw'>,
  id: number,
  { status, report }: { status?: CheckEnd; report?: FileReport },
): Promise<void> {
  await tx.logo.updateMany({
    where: { id },
    data: { status, ...(report && { report, widthMm: report.width_mm, heightMm: report.height_mm }) },
  });
  if (status !== undefined) await announceWaiting(tx);
}
