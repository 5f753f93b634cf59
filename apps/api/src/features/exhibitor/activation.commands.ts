import type { Actor } from '../../lib/actor.ts';
import { invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { takeBackAttempt } from '../../lib/throttle.ts';
import { queueMail } from '../../mail/queue.ts';
import { revokeSessions } from '../session/session.commands.ts';
import { registrationsOf } from './exhibitor.limits.ts';
import { activatedMail, deactivatedMail } from './exhibitor.mail.ts';
import { visibleExhibitors } from './exhibitor.policy.ts';
import { lockExhibitor } from './exhibitor.queries.ts';

interface ActivationTools {
  clock: Clock;
  publicUrl: string;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockExhibitor>>>;

/** Opens or closes the account of a locked exhibitor, who is told by mail; nothing where it is so already. @throws AppError 422 on `active` for one without a password */
export async function setActive(
  tx: Tx,
  { clock, publicUrl }: ActivationTools,
  actor: Actor,
  { id, companyName, user }: Locked,
  active: boolean,
): Promise<void> {
  if (user.active === active) return;
  if (active && user.passwordHash === null) throw invalidField('active', 'exhibitor.without-password');
  const now = clock.now();
  const closedAt = active ? null : now;
  const account = await tx.user.update({ where: { id }, data: { active, closedAt } });
  if (!active) await revokeSessions(tx, id, { now });
  else await forgetRegistration(tx, id);
  const exhibitor = { ...account, companyName };
  await queueMail(tx, active ? activatedMail(exhibitor, publicUrl) : deactivatedMail(exhibitor));
  const action = active ? 'activate' : 'deactivate';
  await recordChange(tx, actor, { entity: 'exhibitor', entityId: id, action });
}

/**
 * An account that the organiser opens is no misuse: it no longer counts among the registrations of its address, so that
 * growers can be registered one after the other at one desk.
 */
async function forgetRegistration(tx: Tx, exhibitorId: number): Promise<void> {
  const registered = await tx.history.findFirst({
    where: { entity: 'exhibitor', entityId: exhibitorId, action: 'register' },
    select: { ip: true },
  });
  if (registered?.ip) await takeBackAttempt(tx, registrationsOf(registered.ip));
}

/**
 * Opens the accounts of several exhibitors, each with its mail and its line in the history, all or none.
 * @returns how many were opened, and how many were open already, have no password yet or are gone
 */
export const activateExhibitors = (
  tools: ActivationTools & { db: Database },
  actor: Actor,
  ids: number[],
): Promise<{ activated: number; skipped: number }> =>
  tools.db.transact(async (tx) => {
    let activated = 0;
    // In one order, so that two who press at the same time do not wait for each other.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      const exhibitor = await lockExhibitor(tx, visibleExhibitors(actor), id);
      // Who has no password is invited instead.
      if (!exhibitor || exhibitor.user.active || exhibitor.user.passwordHash === null) continue;
      await setActive(tx, tools, actor, exhibitor, true);
      activated++;
    }
    return { activated, skipped: new Set(ids).size - activated };
  });
