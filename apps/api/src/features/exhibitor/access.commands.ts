import type { ExhibitorPasswordReset } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';
import { proveOldPassword, wrongOldPassword } from '../password/old-password.commands.ts';
import type { PasswordTools } from '../password/password.commands.ts';
import { sendResetLink, setPassword } from '../password/password.commands.ts';
import { revokeSessions } from '../session/session.commands.ts';
import { visibleExhibitors } from './exhibitor.policy.ts';
import { findExhibitor, lockExhibitor } from './exhibitor.queries.ts';

/**
 * Sets a new password for an exhibitor when the old one is given, ends the sessions and notifies the owner.
 * @throws AppError 404; 422 on `oldPassword` or `password`; 429 after five wrong old passwords in five minutes
 */
export async function resetExhibitorPassword(
  { db, clock, throttle }: PasswordTools,
  actor: Actor,
  id: number,
  form: ExhibitorPasswordReset,
): Promise<void> {
  found(await findExhibitor(db, visibleExhibitors(actor), id));
  refuseCommonPassword(form.password);
  const known = await proveOldPassword({ db, throttle }, id, form.oldPassword);
  const passwordHash = await hashPassword(form.password);
  await db.transact(async (tx) => {
    const before = found(await lockExhibitor(tx, visibleExhibitors(actor), id));
    if (before.user.passwordHash !== known) throw wrongOldPassword();
    await setPassword(tx, actor, id, passwordHash, clock.now());
  });
}

/**
 * Mails an exhibitor the link to set a password.
 * @throws AppError 404; 429 when the account has received all its links of this hour
 */
export async function sendPasswordLink(tools: PasswordTools, actor: Actor, id: number): Promise<void> {
  found(await findExhibitor(tools.db, visibleExhibitors(actor), id));
  await sendResetLink(tools, actor, id);
}

/** Ends every session of an exhibitor, except those of administrators on their behalf. @throws AppError 404 */
export const endSessions = ({ db, clock }: PasswordTools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    found(await lockExhibitor(tx, visibleExhibitors(actor), id));
    await revokeSessions(tx, id, { now: clock.now() });
    const about = { exhibitorId: id };
    await recordChange(tx, actor, { entity: 'user', entityId: id, action: 'end-sessions', about });
  });
