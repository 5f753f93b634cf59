import type { AccountUpdate } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { proveOldPassword, wrongOldPassword } from '../password/old-password.commands.ts';
import type { PasswordTools } from '../password/password.commands.ts';
import { setPassword } from '../password/password.commands.ts';
import { lockAdmin } from './admin.queries.ts';

/**
 * Changes the caller's own account: name, language, password. After a new password the current session continues and
 * all others end.
 * @throws AppError 422 on `oldPassword` or `password`; 429 after too many wrong old passwords; StaleWrite
 */
export async function updateOwnAccount(
  tools: PasswordTools,
  actor: Actor,
  form: AccountUpdate,
): Promise<void> {
  const { db, clock } = tools;
  const id = actor.userId;
  if (form.password) refuseCommonPassword(form.password);
  const proven = form.password && (await proveOldPassword(tools, id, form.oldPassword));
  const passwordHash = form.password && (await hashPassword(form.password));
  await db.transact(async (tx) => {
    const { account: before } = found(await lockAdmin(tx, id));
    guardVersion(before, form.version);
    // Another request set the password while this one was being compared.
    if (proven && proven !== before.passwordHash) throw wrongOldPassword();
    if (passwordHash) await setPassword(tx, actor, id, passwordHash, clock.now());
    const data = { name: form.name, language: form.language, version: { increment: 1 } };
    const after = await writeChange(tx, before, () => tx.user.update({ where: { id }, data }));
    if (after)
      await recordChange(tx, actor, { entity: 'admin', entityId: id, action: 'update', before, after });
  });
}
