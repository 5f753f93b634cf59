import { setTimeout as wait } from 'node:timers/promises';
import type { forgotPassword, Language } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';
import { sql } from '../../lib/sql.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { createKey, hashOfKey } from '../../lib/tokens.ts';
import { queueMail } from '../../mail/queue.ts';
import { noteAccepted } from '../invitation/invitation.commands.ts';
import { revokeSessions } from '../session/session.commands.ts';
import { findContact, findUserByEmail } from '../session/session.queries.ts';
import * as limits from './password.limits.ts';
import { passwordChangedMail, passwordSetMail, resetMail } from './password.mail.ts';

/** The dependencies of the password commands. */
export interface PasswordTools {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  publicUrl: string;
}

const within = async (throttle: Throttle, key: string, max: number) => {
  try {
    await throttle.count({ key, max, windowSeconds: limits.HOUR_SECONDS });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/**
 * Mails a reset link if the e-mail address belongs to an account that may sign in. The caller cannot tell whether it
 * does. Earlier links of the account become invalid.
 * @throws AppError 429 after too many requests for the address
 */
export async function forgetPassword(
  tools: PasswordTools,
  { email, language }: z.output<typeof forgotPassword>,
  ip: string,
): Promise<void> {
  await tools.throttle.count({
    key: `forgot:${ip}`,
    max: limits.MAX_CALLS_PER_ADDRESS,
    windowSeconds: limits.HOUR_SECONDS,
  });
  // How long the answer takes must not reveal whether there is an account.
  await Promise.all([mailResetLink(tools, email, language ?? null), wait(limits.FORGOT_ANSWER_MS)]);
}

async function mailResetLink(tools: PasswordTools, email: string, screen: Language | null): Promise<void> {
  const user = await findUserByEmail(tools.db, email);
  if (!user || (user.role === 'NOBODY' && !(await findContact(tools.db, user.id)))) return;
  if (!(await within(tools.throttle, `forgot:${email}`, limits.MAX_RESET_MAILS))) return;
  await tools.db.transact((tx) => queueResetLink(tx, tools, { ...user, language: user.language ?? screen }));
}

/**
 * Mails an account a link to set a password, at the organiser's request. Earlier links become invalid.
 * @throws AppError 429 when the account has received all its links of this hour
 */
export async function sendResetLink(tools: PasswordTools, actor: Actor, userId: number): Promise<void> {
  const { db, throttle } = tools;
  const window = { max: limits.MAX_RESET_MAILS, windowSeconds: limits.HOUR_SECONDS };
  await throttle.count({ key: `password-link:${userId}`, ...window });
  await db.transact(async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    await queueResetLink(tx, tools, user);
    await recordChange(tx, actor, { entity: 'user', entityId: userId, action: 'send-password-link' });
  });
}

async function queueResetLink(
  tx: Tx,
  { clock, publicUrl }: PasswordTools,
  user: Parameters<typeof resetMail>[0],
): Promise<void> {
  const { token, hash } = createKey();
  const now = clock.now();
  await tx.passwordReset.updateMany({ where: { userId: user.id, usedAt: null }, data: { usedAt: now } });
  await tx.passwordReset.create({
    data: { userId: user.id, tokenHash: hash, expiresAt: limits.resetTokenEnd(now) },
  });
  await queueMail(tx, resetMail(user, publicUrl, token));
}

/**
 * Sets a new password with a mailed link, ends all sessions of the account and notifies its owner.
 * @throws AppError 422 `password.token-invalid` for a link that is unknown, used, expired or of another account
 */
export async function resetPasswordWithToken(
  { db, clock, throttle }: PasswordTools,
  form: { email: string; password: string; token: string },
  ip: string,
): Promise<void> {
  await throttle.count({
    key: `reset:${ip}`,
    max: limits.MAX_CALLS_PER_ADDRESS,
    windowSeconds: limits.HOUR_SECONDS,
  });
  refuseCommonPassword(form.password);
  const passwordHash = await hashPassword(form.password);
  const now = clock.now();
  await db.transact(async (tx) => {
    // The link is claimed in one statement, so that only one of two concurrent uses succeeds.
    const claimed = await tx.$queryRaw<{ user_id: number; invited: boolean }[]>(sql`
      UPDATE password_reset r SET used_at = ${now}
      FROM "user" u
      WHERE r.token_hash = ${hashOfKey(form.token)} AND r.used_at IS NULL AND r.expires_at > ${now}
        AND u.id = r.user_id AND u.email = ${form.email}
      RETURNING r.user_id, u.password_hash IS NULL AND u.closed_at IS NULL AS invited`);
    const [claim] = claimed;
    if (!claim) throw new AppError(422, 'password.token-invalid');
    const { user_id: userId, invited } = claim;
    // Who was invited and lost the mail gets in by «forgotten password» as well.
    const opens = invited && { active: true };
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash, ...opens } });
    const contact = invited ? await tx.contact.findUnique({ where: { id: userId } }) : null;
    if (invited) await noteAccepted(tx, userId, now, ip, contact?.exhibitorId);
    await revokeSessions(tx, userId, { now });
    await queueMail(tx, passwordChangedMail(user, 'link'));
    const actor = { userId, adminId: null, ip } as Actor;
    await recordChange(tx, actor, { entity: 'user', entityId: userId, action: 'reset-password' });
  });
}

/**
 * Sets a password for an account whose row is locked. One set by the owner keeps the current session, one set by
 * somebody else keeps none; mailed reset links become invalid, and the owner is notified.
 */
export async function setPassword(
  tx: Tx,
  actor: Actor,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const own = actor.userId === userId;
  const user = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  await revokeSessions(tx, userId, own ? { now, keep: actor.sessionId } : { now });
  await queueMail(tx, own ? passwordChangedMail(user, 'profile') : passwordSetMail(user));
  const action = own ? 'change-password' : 'set-password';
  await recordChange(tx, actor, { entity: 'user', entityId: userId, action });
}
