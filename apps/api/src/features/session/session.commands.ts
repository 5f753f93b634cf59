import { randomUUID } from 'node:crypto';
import type { FactorMethod, Language, login, loginAsExhibitor, secondStep } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { AppError, conflict } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { User } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword, needsRehash, passwordFits } from '../../lib/password.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { signToken } from '../../lib/tokens.ts';
import { announceRevoked } from '../../live/announce.ts';
import { takeCode, withinCodeLimits } from '../factor/code.commands.ts';
import { findFactor, methodsOf } from '../factor/factor.queries.ts';
import { noteUsedCode } from '../factor/tell.commands.ts';
import { createTicket, readTicket, useTicket } from '../factor/ticket.commands.ts';
import { noteBrowser } from './known-browser.commands.ts';
import { refuseOldFactor } from './proof.commands.ts';
import * as limits from './session.limits.ts';
import { findContact, findUserByEmail } from './session.queries.ts';

/** The dependencies of the session commands. */
export interface SessionTools {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  jwtSecret: string;
}

/** The client of a call. */
export interface Caller {
  ip: string;
  userAgent: string;
}

interface Opened {
  token: string;
  userId: number;
  adminId: number | null;
}

/** A right password of an account with a second factor: what the second step needs. */
export interface SecondStep {
  ticket: string;
  methods: FactorMethod[];
}

type ContactOf = Awaited<ReturnType<typeof findContact>>;

const invalidGrant = () => new AppError(401, 'invalid_grant');

/** Who acts for the exhibitor in a session: an administrator, or a contact of the company; null for the owner. */
type Acting = { id: number; as: 'administrator' | 'contact' } | null;

async function openSession(
  { db, clock, jwtSecret }: SessionTools,
  userId: number,
  caller: Caller,
  acting: Acting,
  withFactor?: (tx: Tx) => Promise<void>,
): Promise<Opened> {
  const onBehalf = acting?.as === 'administrator';
  const expiresAt = limits.sessionEnd(clock.now(), onBehalf);
  const id = randomUUID();
  const adminId = acting?.id ?? null;
  await db.transact(async (tx) => {
    await withFactor?.(tx);
    const proof = { provedAt: clock.now(), factorAt: withFactor ? clock.now() : null };
    await tx.session.create({ data: { id, userId, actingAdminId: adminId, expiresAt, ...proof, ...caller } });
    if (!onBehalf) {
      const id = adminId ?? userId;
      await tx.user.update({ where: { id }, data: { signedInAt: clock.now() } });
      await noteBrowser(tx, id, caller, clock.now());
    }
    const actor = { userId, adminId, ip: caller.ip } as Actor;
    await recordChange(tx, actor, {
      entity: 'session',
      entityId: userId,
      action: onBehalf ? 'login-as' : 'login',
    });
  });
  return { token: signToken(jwtSecret, { sessionId: id, userId }, expiresAt), userId, adminId };
}

const failureLimits = (email: string, ip: string) => ({
  account: {
    key: `login:${email}:${ip}`,
    max: limits.MAX_FAILURES_PER_ACCOUNT,
    windowSeconds: limits.LOGIN_WINDOW_SECONDS,
  },
  address: {
    key: `login:${ip}`,
    max: limits.MAX_FAILURES_PER_ADDRESS,
    windowSeconds: limits.LOGIN_WINDOW_SECONDS,
  },
});

/**
 * Signs in. Every attempt at an account is counted before its password is compared, so that concurrent guesses cannot
 * bypass the limit. For an IP address only failures count, once they are known: all people of a winery or of the fair's
 * organiser may sign in at the same time. When the address has used up its attempts, every comparison that is still
 * running is refused, right or wrong, so that a burst of guesses reveals nothing more.
 * @throws AppError 401 `invalid_grant`, 403 `session.not-activated` or `session.closed` (only after the right password),
 *   429 `session.throttled`
 */
export async function signIn(
  tools: SessionTools,
  { email, password, language, browser_language }: z.output<typeof login>,
  caller: Caller,
): Promise<Opened | SecondStep> {
  const { account, address } = failureLimits(email, caller.ip);
  // The account is counted first: many attempts at one account must not exclude everybody with the same IP address.
  await tools.throttle.count(account, 'session.throttled');
  await tools.throttle.look(address, 'session.throttled');
  const user = await findUserByEmail(tools.db, email);
  const fits = await passwordFits(password, user?.passwordHash ?? null);
  const contact = user?.role === 'NOBODY' ? await findContact(tools.db, user.id) : null;
  if (!user || !fits || (user.role === 'NOBODY' && !contact)) {
    await recordFailure(tools.db, user, caller);
    await tools.throttle.count(address, 'session.throttled');
    throw invalidGrant();
  }
  await tools.throttle.look(address, 'session.throttled');
  await tools.throttle.clear(account.key);
  refuseClosed(user, contact);
  if (user.passwordHash !== null && needsRehash(user.passwordHash)) await rehash(tools.db, user, password);
  if (language) await rememberLanguage(tools.db, user.id, language);
  else if (browser_language && !user.language) await rememberLanguage(tools.db, user.id, browser_language);
  const methods = methodsOf(await findFactor(tools.db, user.id));
  if (methods.length > 0) return { ticket: await createTicket(tools, user.id, caller.ip), methods };
  return openOwnSession(tools, user.id, contact, caller);
}

/** @throws AppError 403 for an account, or a company of a contact, that may not sign in */
function refuseClosed(user: User, contact: ContactOf): void {
  if (!user.active) throw new AppError(403, user.closedAt ? 'session.closed' : 'session.not-activated');
  // A company that is closed, or waits for its activation, has nobody who acts for it; one that is invited has.
  const company = contact?.exhibitor.user;
  if (company?.closedAt) throw new AppError(403, 'session.closed');
  if (company?.passwordHash && !company.active) throw new AppError(403, 'session.not-activated');
}

const openOwnSession = (
  tools: SessionTools,
  userId: number,
  contact: ContactOf,
  caller: Caller,
  withFactor?: (tx: Tx) => Promise<void>,
): Promise<Opened> =>
  contact
    ? openSession(tools, contact.exhibitorId, caller, { id: userId, as: 'contact' }, withFactor)
    : openSession(tools, userId, caller, null, withFactor);

/**
 * Takes the second step of a sign-in: the ticket of a right password with a code of the account. Both are used up with the
 * session that is opened, or not at all.
 * @throws AppError 401 `second-factor.ticket-invalid`, `second-factor.code-wrong`; 403 as {@link signIn}; 429
 */
export async function takeSecondStep(
  tools: SessionTools,
  { ticket, code }: z.output<typeof secondStep>,
  caller: Caller,
): Promise<Opened> {
  const { address } = failureLimits('', caller.ip);
  await tools.throttle.look(address, 'session.throttled');
  const userId = await readTicket(tools, ticket, caller.ip).catch(async (error: unknown) => {
    await tools.throttle.count(address, 'session.throttled');
    throw error;
  });
  const user = await tools.db.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const contact = user.role === 'NOBODY' ? await findContact(tools.db, userId) : null;
  if (user.role === 'NOBODY' && !contact) throw invalidGrant();
  refuseClosed(user, contact);
  const open = () =>
    openOwnSession(tools, userId, contact, caller, async (tx) => {
      await useTicket(tx, ticket);
      const method = await takeCode(tx, tools, userId, code);
      if (method === 'recovery') await noteUsedCode(tx, user, caller.ip);
    });
  return withinCodeLimits(tools, { userId, ip: caller.ip }, open).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'second-factor.code-wrong')
      await recordFailure(tools.db, user, caller);
    throw error;
  });
}

/** Stores the language of an account, in which mails to it are written. */
export const rememberLanguage = (db: Database, id: number, language: Language) =>
  db.prisma.user.updateMany({
    where: { id, OR: [{ language: null }, { language: { not: language } }] },
    data: { language },
  });

const recordFailure = (db: Database, user: User | null, caller: Caller) =>
  db.transact((tx) =>
    recordChange(tx, user && ({ userId: user.id, adminId: null, ip: caller.ip } as Actor), {
      entity: 'session',
      entityId: user?.id ?? null,
      action: 'login-failed',
    }),
  );

async function rehash(db: Database, user: User, password: string) {
  const passwordHash = await hashPassword(password);
  await db.prisma.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash },
  });
}

/**
 * Opens a session in which an administrator acts on behalf of an exhibitor.
 * @throws AppError 404 `session.exhibitor-unknown` unless id and e-mail are of one exhibitor; 409 inside another such
 * session
 */
export async function signInAsExhibitor(
  tools: SessionTools,
  target: z.output<typeof loginAsExhibitor>,
  actor: Actor,
  caller: Caller,
): Promise<Opened> {
  if (actor.adminId !== null) throw conflict('session.already-on-behalf');
  await refuseOldFactor(tools, actor);
  const user = await findUserByEmail(tools.db, target.email);
  if (!user || user.id !== target.id || user.role !== 'EXHIBITOR') {
    throw new AppError(404, 'session.exhibitor-unknown');
  }
  return openSession(tools, user.id, caller, { id: actor.userId, as: 'administrator' });
}

/** Ends one session, here and on every node. */
export async function signOut(db: Database, clock: Clock, actor: Actor): Promise<void> {
  await db.transact(async (tx) => {
    await tx.session.update({ where: { id: actor.sessionId }, data: { revokedAt: clock.now() } });
    await announceRevoked(tx, actor.userId);
    await recordChange(tx, actor, { entity: 'session', entityId: actor.userId, action: 'logout' });
  });
}

/**
 * Ends the sessions of an account: its own, and with `includeActing` those that act on its behalf or were opened by it.
 * @param keep a session that continues, such as the one in which the password was changed
 */
export async function revokeSessions(
  tx: Tx,
  userId: number,
  options: { now: Date; keep?: string },
): Promise<void> {
  await tx.session.updateMany({
    where: {
      revokedAt: null,
      OR: [{ userId, actingAdminId: null }, { actingAdminId: userId }],
      ...(options.keep && { id: { not: options.keep } }),
    },
    data: { revokedAt: options.now },
  });
  await announceRevoked(tx, userId);
}
