import type { acceptInvitation as acceptForm, InviteExhibitors, Language } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange, recordChanges } from '../../lib/history.ts';
import { openedByKey } from '../../lib/key-link.ts';
import { hashPassword } from '../../lib/password.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { createKey } from '../../lib/tokens.ts';
import { queueMails } from '../../mail/queue.ts';
import { findFair } from '../fair/fair.queries.ts';
import {
  HOUR_SECONDS,
  invitationEnd,
  invitedLately,
  MAX_ACCEPTED_PER_ADDRESS,
  MAX_RENEWALS,
} from './invitation.limits.ts';
import { invitationMail } from './invitation.mail.ts';
import { findInvitation, findInvitedTo, type Invitee, lockInvitees } from './invitation.queries.ts';
import { invitationStateOf } from './invitation.rules.ts';

/** The dependencies of the commands of invitations. */
export interface InvitationTools {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  publicUrl: string;
}

/**
 * Invites the owners of accounts without a password by mail, each with a key of their own, all or none. Keys that were sent
 * before stay good: whoever finds the older mail first gets in as well.
 * @returns how many are invited, and how many were passed over
 */
export const inviteExhibitors = (
  tools: InvitationTools,
  actor: Actor,
  { ids, text, text_fr, text_en, again }: InviteExhibitors,
): Promise<{ invited: number; skipped: number }> =>
  tools.db.transact(async (tx) => {
    const wanted = [...new Set(ids)];
    const since = again === 1 ? null : invitedLately(tools.clock.now());
    const invitees = await lockInvitees(tx, wanted, since);
    const words = { de: text ?? null, fr: text_fr ?? null, en: text_en ?? null };
    await sendInvitations(tx, tools, invitees, { words, orderedBy: actor.userId });
    await recordChanges(
      tx,
      actor,
      invitees.map(({ companyId, companyName }) => ({
        entity: 'exhibitor',
        entityId: companyId,
        action: 'invite' as const,
        after: { companyName, ...wordsForHistory({ text, text_fr, text_en }) },
      })),
    );
    return { invited: invitees.length, skipped: wanted.length - invitees.length };
  });

/** What the organiser adds to an invitation, in each language. */
type OwnWords = Record<Language, string | null>;

const NO_WORDS: OwnWords = { de: null, fr: null, en: null };

/** The words that there are, as the history keeps them. */
const wordsForHistory = (words: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text != null));

async function sendInvitations(
  tx: Tx,
  { clock, publicUrl }: InvitationTools,
  invitees: Invitee[],
  { words, orderedBy }: { words: OwnWords; orderedBy: number | null },
): Promise<void> {
  if (invitees.length === 0) return;
  const now = clock.now();
  const ids = [...new Set(invitees.map(({ companyId }) => companyId))];
  const [catalogs, fair] = [await findInvitedTo(tx, clock, ids), await findFair(tx)];
  const keys = invitees.map((invitee) => ({ invitee, ...createKey() }));
  await tx.invitation.createMany({
    data: keys.map(({ invitee, hash }) => ({
      userId: invitee.id,
      tokenHash: hash,
      sentAt: now,
      expiresAt: invitationEnd(now),
    })),
  });
  const mails = keys.map(({ invitee, token }) =>
    invitationMail(invitee, {
      link: `${publicUrl}/invitation/${token}`,
      fair: fair?.name ?? null,
      catalog: catalogs.get(invitee.companyId),
      // As with a message, whoever has no words of their own reads the first ones.
      text: words[invitee.language ?? 'de'] ?? words.de,
    }),
  );
  await queueMails(tx, mails, orderedBy);
}

/** Invites one account that has no password yet, in the transaction in which it was made. */
export async function sendInvitation(
  tx: Tx,
  tools: InvitationTools,
  id: number,
  orderedBy: number,
): Promise<void> {
  await sendInvitations(tx, tools, await lockInvitees(tx, [id], null), { words: NO_WORDS, orderedBy });
}

/** The invitation of a key. @throws AppError 404 `invitation.invalid`; 429 after too many wrong keys from one address */
export const openInvitation = async ({ db, throttle }: InvitationTools, token: string, ip: string) =>
  openedByKey(throttle, 'invitation', ip, await findInvitation(db.prisma, token), 'invitation.invalid');

/** Notes that a person did something on the screen of an invitation; the first time counts. @throws as {@link openInvitation} */
export async function noteOpened(tools: InvitationTools, token: string, ip: string): Promise<void> {
  const { id } = await openInvitation(tools, token, ip);
  await tools.db.prisma.invitation.updateMany({
    where: { id, openedAt: null },
    data: { openedAt: tools.clock.now() },
  });
}

/**
 * Sets the first password of an account and opens it.
 * @throws AppError 404 `invitation.invalid`; 409 `invitation.accepted` or `invitation.expired`; 422 on `password`; 429
 */
export async function acceptInvitation(
  tools: InvitationTools,
  token: string,
  { password, language }: z.output<typeof acceptForm>,
  ip: string,
): Promise<void> {
  const { db, clock, throttle } = tools;
  await openInvitation(tools, token, ip);
  const key = `accept-invitation:${ip}`;
  await throttle.count({ key, max: MAX_ACCEPTED_PER_ADDRESS, windowSeconds: HOUR_SECONDS });
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await db.transact(async (tx) => {
    const invitation = found(await lockInvitation(tx, token));
    const state = invitationStateOf(invitation, clock.now());
    if (state === 'accepted') throw conflict('invitation.accepted');
    if (state === 'expired') throw conflict('invitation.expired');
    const { id } = invitation.user;
    await tx.user.update({
      where: { id },
      data: { passwordHash, active: true, ...(language && { language }) },
    });
    await noteAccepted(tx, id, clock.now(), ip, invitation.user.contact?.exhibitorId);
  });
}

/** The invitation of a key, with its account locked. */
async function lockInvitation(tx: Tx, token: string) {
  const { userId } = found(await findInvitation(tx, token));
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR UPDATE`;
  return findInvitation(tx, token);
}

/** Notes that an invited account has its password now, by whatever link it was set. */
export async function noteAccepted(
  tx: Tx,
  userId: number,
  now: Date,
  ip: string,
  companyId = userId,
): Promise<void> {
  await tx.invitation.updateMany({ where: { userId, acceptedAt: null }, data: { acceptedAt: now } });
  const actor = { userId: companyId, adminId: companyId === userId ? null : userId, ip } as Actor;
  await recordChange(tx, actor, { entity: 'exhibitor', entityId: companyId, action: 'accept-invitation' });
}

/** Ends all invitations of an account, such as those that were sent to an address that was wrong. */
export const endInvitations = (tx: Tx, userId: number, now: Date) =>
  tx.invitation.updateMany({ where: { userId, expiresAt: { gt: now } }, data: { expiresAt: now } });

/**
 * Mails a new link to the address of the account that an old one was for.
 * @throws AppError 404 `invitation.invalid`; 409 `invitation.accepted`; 429 when the account got all its links of this hour
 */
export async function renewInvitation(tools: InvitationTools, token: string, ip: string): Promise<void> {
  const { db, throttle } = tools;
  const { user } = await openInvitation(tools, token, ip);
  if (user.passwordHash !== null) throw conflict('invitation.accepted');
  await throttle.count({
    key: `invitation-renew:${user.id}`,
    max: MAX_RENEWALS,
    windowSeconds: HOUR_SECONDS,
  });
  await db.transact(async (tx) => {
    const invitees = await lockInvitees(tx, [user.id], null);
    await sendInvitations(tx, tools, invitees, { words: NO_WORDS, orderedBy: null });
    const actor = { userId: user.id, adminId: null, ip } as Actor;
    for (const { companyId, companyName } of invitees)
      await recordChange(tx, actor, {
        entity: 'exhibitor',
        entityId: companyId,
        action: 'invite',
        after: { companyName },
      });
  });
}
