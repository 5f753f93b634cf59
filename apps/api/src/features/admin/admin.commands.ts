import type { AdminCreate, AdminUpdate } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { User } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { queueMail } from '../../mail/queue.ts';
import { setPassword } from '../password/password.commands.ts';
import { revokeSessions } from '../session/session.commands.ts';
import { adminClosedMail, adminEmailMail, adminMadeMail } from './admin.mail.ts';
import { countCreatedWines, lockAdmin } from './admin.queries.ts';

/** The dependencies of the commands about administrators. */
export interface AdminTools {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

/**
 * Creates an administrator and notifies them by mail, unless the account is created closed.
 * @returns its id
 * @throws AppError 422 on `email` when it is in use, on `password` when it is a common one
 */
export async function createAdmin(
  { db, publicUrl }: AdminTools,
  actor: Actor,
  { email, name, role, active, password }: AdminCreate,
): Promise<number> {
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  return db.transact(async (tx) => {
    const after = await tx.user.create({
      data: { email, name: name ?? null, role, active: active === 1, passwordHash },
    });
    await recordChange(tx, actor, { entity: 'admin', entityId: after.id, action: 'create', after });
    if (after.active) await queueMail(tx, adminMadeMail(after, publicUrl));
    return after.id;
  });
}

/**
 * Changes an administrator. A new password ends the sessions of the account, and so does closing it.
 * @throws AppError 404; 409 `admin.own-account` for closing or demoting oneself, `admin.last-super` for the last open
 *   super administrator; 422 on `email` or `password`, also for the caller's, which the profile changes; StaleWrite
 */
export async function updateAdmin(
  tools: AdminTools,
  actor: Actor,
  id: number,
  form: AdminUpdate,
): Promise<void> {
  if (form.password && id === actor.userId) throw invalidField('password', 'admin.own-password');
  if (form.password) refuseCommonPassword(form.password);
  const passwordHash = form.password && (await hashPassword(form.password));
  await tools.db.transact(async (tx) => {
    const { account: before, anotherSuper } = found(await lockAdmin(tx, id));
    guardVersion(before, form.version);
    const active = form.active === undefined ? before.active : form.active === 1;
    const role = form.role ?? before.role;
    const steps = { closes: before.active && !active, changesRole: role !== before.role };
    if (id === actor.userId && (steps.closes || steps.changesRole)) throw conflict('admin.own-account');
    if (isOpenSuper(before) && !isOpenSuper({ active, role }) && !anotherSuper)
      throw conflict('admin.last-super');
    if (passwordHash) await setPassword(tx, actor, id, passwordHash, tools.clock.now());
    const data = {
      email: form.email,
      name: form.name,
      role,
      active,
      closedAt: closedAt(tools, before, active),
    };
    const after = await writeChange(tx, before, () =>
      tx.user.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
    );
    if (!after) return;
    await tell(tx, tools, before, after);
    await recordChange(tx, actor, { entity: 'admin', entityId: id, action: 'update', before, after });
  });
}

const isOpenSuper = ({ role, active }: Pick<User, 'role' | 'active'>) => role === 'SUPER_ADMIN' && active;

const closedAt = ({ clock }: AdminTools, before: User, active: boolean) =>
  active ? null : (before.closedAt ?? clock.now());

/** Ends links and sessions and sends mails after a change of the e-mail address or of the state. */
async function tell(tx: Tx, { clock, publicUrl }: AdminTools, before: User, after: User): Promise<void> {
  if (after.email !== before.email) {
    // A link mailed to the old address must not open the account under the new one.
    const unused = { userId: after.id, usedAt: null };
    await tx.passwordReset.updateMany({ where: unused, data: { usedAt: clock.now() } });
    await queueMail(tx, adminEmailMail(before, after.email));
  }
  if (before.active === after.active) return;
  if (!after.active) await revokeSessions(tx, after.id, { now: clock.now() });
  await queueMail(tx, after.active ? adminMadeMail(after, publicUrl) : adminClosedMail(after));
}

/**
 * Deletes an administrator.
 * @throws AppError 404; 409 `admin.own-account`, `admin.last-super`, or `admin.created-wines` with their `count`
 */
export const deleteAdmin = ({ db, clock }: AdminTools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const { account: before, anotherSuper } = found(await lockAdmin(tx, id));
    if (id === actor.userId) throw conflict('admin.own-account');
    if (isOpenSuper(before) && !anotherSuper) throw conflict('admin.last-super');
    const wines = await countCreatedWines(tx, id);
    if (wines > 0) throw conflict('admin.created-wines', { name: before.email, count: wines });
    await revokeSessions(tx, id, { now: clock.now() });
    await tx.user.delete({ where: { id } });
    await recordChange(tx, actor, { entity: 'admin', entityId: id, action: 'delete', before });
  });
