import type { MailFault } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { enqueueSending } from '../../mail/queue.ts';
import { lockMail } from './mail-out.queries.ts';
import { goesToOldAddress, holdsKey, isMadeAnew } from './mail-out.rules.ts';

/**
 * Sends a failed mail again, to the current address of its account.
 * @throws AppError 404; 409 `mail.not-failed` unless it failed, `mail.key-expired` for a mail with an expired link,
 *   `mail.link-anew` for one with a link for somebody without an account
 */
export async function sendAgain(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    const before = found(await lockMail(tx, id));
    if (before.state !== 'failed') throw conflict('mail.not-failed');
    if (isMadeAnew(before.kind)) throw conflict('mail.link-anew');
    if (holdsKey(before.kind)) throw conflict('mail.key-expired');
    const account =
      before.userId === null || goesToOldAddress(before.kind)
        ? null
        : await tx.user.findUnique({ where: { id: before.userId }, select: { email: true } });
    const recipient = account?.email ?? before.recipient;
    await tx.mail.update({
      where: { id },
      data: { state: 'queued', error: null, returnedAt: null, recipient },
    });
    await enqueueSending(tx, [id], actor.userId);
    await recordChange(tx, actor, {
      entity: 'mail',
      entityId: id,
      action: 'send-again',
      before: { recipient: before.recipient },
      after: { recipient },
    });
  });
}

/**
 * Says that a mail came back, as it may hours after the mail server took it; its company then shows that its address is wrong.
 * @throws AppError 404; 409 `mail.not-delivered` unless it was sent
 */
export async function markReturned(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    const { state, recipient } = found(await lockMail(tx, id));
    if (state !== 'sent') throw conflict('mail.not-delivered');
    const error: MailFault = 'returned';
    await tx.mail.update({ where: { id }, data: { state: 'failed', error, returnedAt: new Date() } });
    await recordChange(tx, actor, {
      entity: 'mail',
      entityId: id,
      action: 'mail-returned',
      after: { recipient },
    });
  });
}
