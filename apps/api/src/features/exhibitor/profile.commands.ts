import type { ExhibitorUpdate } from '@rebblatt/contracts';
import { isAdministrator, isOtherAddress } from '@rebblatt/contracts';
import { createStoredFile, forgetStoredFile } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { queueMail } from '../../mail/queue.ts';
import { endInvitations } from '../invitation/invitation.commands.ts';
import { proveOldPassword, wrongOldPassword } from '../password/old-password.commands.ts';
import { setPassword } from '../password/password.commands.ts';
import { setActive } from './activation.commands.ts';
import { emailChangedMail } from './exhibitor.mail.ts';
import { mayChangeEmail, mayDirect, maySetPassword, visibleExhibitors } from './exhibitor.policy.ts';
import { findExhibitor, listsOf, lockExhibitor } from './exhibitor.queries.ts';
import { profileColumns } from './exhibitor.rules.ts';
import { writeLists } from './membership.commands.ts';
import { keptWebLogo, type WebLogoTools } from './web-logo.commands.ts';

/** The dependencies of the profile command. */
export interface ProfileTools extends WebLogoTools {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  publicUrl: string;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockExhibitor>>>;

/**
 * Changes an exhibitor: profile, web logo and credentials. Owners need the old password for a new password or e-mail
 * address; administrators do not, and only they open and close the account and set the catalogues and regions of an
 * exhibitor.
 *
 * @throws AppError 404; 403 for a password or e-mail that the caller may not change; 409
 *   `exhibitor.works-in-catalog`; 422 on `oldPassword`, `email`, `password`, `catalogs`, `regions` or `web_logo`;
 *   StaleWrite for an older version
 */
export async function updateExhibitor(
  tools: ProfileTools,
  actor: Actor,
  id: number,
  form: ExhibitorUpdate,
  file: UploadedFile | null,
): Promise<void> {
  const { db } = tools;
  const current = found(await findExhibitor(db, visibleExhibitors(actor), id));
  const newEmail = form.email !== undefined && form.email !== current.email ? form.email : undefined;
  const provenHash = await proveOwner(tools, actor, id, form, newEmail !== undefined);
  if (form.password) refuseCommonPassword(form.password);
  const passwordHash = form.password && (await hashPassword(form.password));
  const kept = await keptWebLogo(tools, actor, file);

  await db.transact(async (tx) => {
    const before = found(await lockExhibitor(tx, visibleExhibitors(actor), id));
    guardVersion(before, form.version);
    // Another request set the password while this one was being compared.
    if (provenHash !== null && provenHash !== before.user.passwordHash) {
      throw wrongOldPassword();
    }
    const webLogoFileId = kept ? await createStoredFile(tx, actor, kept) : undefined;
    const directs = mayDirect(actor);
    const activates = directs && form.active !== undefined;
    const { email, language } = before.user;
    const newLanguage = form.language !== undefined && form.language !== language ? form.language : undefined;
    const accountChanges =
      Boolean(newEmail || passwordHash) ||
      newLanguage !== undefined ||
      (activates && before.user.active !== (form.active === 1));
    const data = { ...profileColumns(form), webLogoFileId, version: { increment: 1 } };
    const write = async () => {
      if (directs) await writeLists(tx, id, form, before);
      return tx.exhibitor.update({ where: { id }, data, include: listsOf });
    };
    const after = accountChanges ? await write() : await writeChange(tx, before, write);
    if (!after) return;
    if (kept) await forgetStoredFile(tx, before.webLogoFileId);
    if (newLanguage !== undefined) await tx.user.update({ where: { id }, data: { language: newLanguage } });
    if (newEmail) await changeEmail(tx, before, newEmail, tools.clock.now());
    if (passwordHash) await setPassword(tx, actor, id, passwordHash, tools.clock.now());
    if (activates) await setActive(tx, tools, actor, before, form.active === 1);
    await recordChange(tx, actor, {
      entity: 'exhibitor',
      entityId: id,
      action: 'update',
      before: { ...before, email, language },
      after: {
        ...after,
        email: newEmail ?? email,
        language: newLanguage === undefined ? language : newLanguage,
      },
    });
  });
}

/**
 * The fields that an owner's form needs with what is sent: the current password for a new password or e-mail address, also
 * while something else of the form is wrong.
 * @param sent the form as it came
 */
export async function proofNeeded(
  { db }: ProfileTools,
  actor: Actor,
  id: number,
  sent: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  if (isAdministrator(actor.role) || !maySetPassword(actor, id) || sent.get('oldPassword')) return [];
  if (sent.get('password')) return ['oldPassword'];
  if (sent.get('email') === undefined) return [];
  const current = await findExhibitor(db, visibleExhibitors(actor), id);
  return current && isOtherAddress(sent.get('email'), current.email) ? ['oldPassword'] : [];
}

/**
 * Makes sure that a new password or e-mail comes from the owner of the account.
 * @returns the hash the old password was compared with, or null when none was needed
 */
async function proveOwner(
  tools: ProfileTools,
  actor: Actor,
  id: number,
  form: ExhibitorUpdate,
  changesEmail: boolean,
): Promise<string | null> {
  if (form.password && !maySetPassword(actor, id)) throw forbidden();
  if (changesEmail && !mayChangeEmail(actor)) throw forbidden();
  if (isAdministrator(actor.role) || (!form.password && !changesEmail)) return null;
  return proveOldPassword(tools, id, form.oldPassword);
}

async function changeEmail(
  tx: Tx,
  { id, companyName, user }: Locked,
  email: string,
  now: Date,
): Promise<void> {
  await tx.user.update({ where: { id }, data: { email } });
  // A link mailed to the old address must not open the account under the new one.
  await tx.passwordReset.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: now } });
  await endInvitations(tx, id, now);
  // Who has no password yet has never used the old address here; it may have been written wrong.
  if (user.passwordHash !== null) await queueMail(tx, emailChangedMail({ ...user, companyName }, email));
}
