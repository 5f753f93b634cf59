import type { Actor } from '../../lib/actor.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import type { Recipient } from '../../mail/letter.ts';
import { queueMail } from '../../mail/queue.ts';
import { type FactorChange, factorChangedMail, factorResetMail } from './factor.mail.ts';

/** Mails the owner of an account that its second factor has changed. */
export const mailFactorChange = (tx: Tx, user: Recipient, change: FactorChange): Promise<void> =>
  queueMail(tx, factorChangedMail(user, change));

/** Mails the owner that the organiser has taken the second factor away, and why. */
export const mailFactorReset = (tx: Tx, user: Recipient, reason: string): Promise<void> =>
  queueMail(tx, factorResetMail(user, reason));

/** Tells the owner of a recovery code that was used, and how many are left. */
export async function noteUsedCode(tx: Tx, user: Recipient, ip: string): Promise<void> {
  const left = await tx.recoveryCode.count({ where: { userId: user.id, usedAt: null } });
  await queueMail(tx, factorChangedMail(user, 'code-used', left));
  const actor = { userId: user.id, adminId: null, ip } as Actor;
  await recordChange(tx, actor, { entity: 'user', entityId: user.id, action: 'use-recovery-code' });
}
