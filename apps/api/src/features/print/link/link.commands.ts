import type { printLinkForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import { AppError, found, notFound } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database } from '../../../lib/database.ts';
import { recordChange } from '../../../lib/history.ts';
import { openedByKey } from '../../../lib/key-link.ts';
import type { Throttle } from '../../../lib/throttle.ts';
import { createKey, hashOfKey } from '../../../lib/tokens.ts';
import { queueMail } from '../../../mail/queue.ts';
import type { PrintLinkRow } from '../print.queries.ts';
import { findResult, findValidLink } from '../print.queries.ts';
import { findBookState } from '../state/state.queries.ts';
import { linkMail } from './link.mail.ts';

/** The dependencies of the link commands. */
export interface LinkTools {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  publicUrl: string;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Creates a link to one book for somebody without an account. Its key is returned here and never again, and with
 * `mail` sent to the print office.
 * @throws AppError 404
 */
export async function createLink(
  { db, clock, publicUrl }: LinkTools,
  actor: Actor,
  resultId: number,
  { expires_in_days, cover_note, mail }: z.output<typeof printLinkForm>,
): Promise<{ token: string; url: string; link: PrintLinkRow }> {
  const book = found(await findResult(db, resultId));
  const state = await findBookState(db, book);
  const { token, hash } = createKey();
  const url = `${publicUrl}/print/${token}`;
  const expiresAt = new Date(clock.now().getTime() + expires_in_days * DAY_MS);
  const link = await db.transact(async (tx) => {
    const row = await tx.printLink.create({
      data: {
        printResultId: resultId,
        tokenHash: hash,
        expiresAt,
        coverNote: cover_note,
        sentTo: mail?.recipient ?? null,
        createdById: actor.userId,
      },
      include: { createdBy: { select: { id: true, email: true, language: true } } },
    });
    const after = { resultId, expiresAt, coverNote: cover_note, sentTo: row.sentTo };
    await recordChange(tx, actor, { entity: 'print-link', entityId: row.id, action: 'create', after });
    if (mail) {
      const facts = {
        url,
        expiresAt,
        catalogName: book.catalog.name,
        number: book.number,
        state,
        contentPages: book.contentPages,
        coverNote: cover_note,
      };
      await queueMail(
        tx,
        linkMail(mail, facts, { replyTo: actor.email, language: row.createdBy?.language ?? 'de' }),
      );
    }
    return row;
  });
  return { token, url, link };
}

/**
 * Sets the cover note of a link; null removes it.
 * @throws AppError 404
 */
export async function writeCoverNote(
  { db }: LinkTools,
  actor: Actor,
  id: number,
  coverNote: string | null,
): Promise<PrintLinkRow> {
  return db.transact(async (tx) => {
    const before = found(await tx.printLink.findUnique({ where: { id }, select: { coverNote: true } }));
    const row = await tx.printLink.update({
      where: { id },
      data: { coverNote },
      include: { createdBy: { select: { id: true, email: true } } },
    });
    const after = { coverNote };
    if (before.coverNote !== coverNote)
      await recordChange(tx, actor, { entity: 'print-link', entityId: id, action: 'update', before, after });
    return row;
  });
}

/**
 * Revokes a link; revoking it twice is not an error.
 * @throws AppError 404
 */
export async function revokeLink({ db, clock }: LinkTools, actor: Actor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    if (!(await tx.printLink.findUnique({ where: { id } }))) throw notFound();
    const { count } = await tx.printLink.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: clock.now() },
    });
    if (count) await recordChange(tx, actor, { entity: 'print-link', entityId: id, action: 'revoke' });
  });
}

/**
 * The link of a key. Unknown, revoked and expired keys get the same answer and count as a failed attempt.
 * @throws AppError 404 `print.link-invalid`, 429 after too many wrong keys from one IP address
 */
export async function openLink({ db, clock, throttle }: LinkTools, token: string, ip: string) {
  const link = await findValidLink(db.prisma, hashOfKey(token), clock.now());
  return openedByKey(throttle, 'print-link', ip, link, 'print.link-invalid');
}

/** Opens a link for a download and counts it. @throws as {@link openLink} */
export async function countDownload(
  tools: LinkTools,
  token: string,
  ip: string,
  what: 'book' | 'changed-pages' = 'book',
) {
  const link = await openLink(tools, token, ip);
  await tools.db.transact(async (tx) => {
    // It may have been revoked since it was read.
    const { count } = await tx.printLink.updateMany({
      where: { id: link.id, revokedAt: null },
      data: { downloads: { increment: 1 }, fetchedAt: tools.clock.now() },
    });
    if (count === 0) throw new AppError(404, 'print.link-invalid');
    const after = { ip, resultId: link.printResultId, what };
    await recordChange(tx, null, { entity: 'print-link', entityId: link.id, action: 'download', after });
  });
  return link;
}
