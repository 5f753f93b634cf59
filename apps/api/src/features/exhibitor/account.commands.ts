import type { ExhibitorCreate } from '@rebblatt/contracts';
import { createStoredFile, forgetStoredFile } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';
import { queueMail } from '../../mail/queue.ts';
import { removeContactsOf } from '../contact/contact.commands.ts';
import { revokeSessions } from '../session/session.commands.ts';
import { accountMadeMail } from './exhibitor.mail.ts';
import { visibleExhibitors } from './exhibitor.policy.ts';
import { countBelongings, listsOf, lockExhibitor } from './exhibitor.queries.ts';
import { profileColumns } from './exhibitor.rules.ts';
import { writeLists } from './membership.commands.ts';
import { keptWebLogo, type WebLogoTools } from './web-logo.commands.ts';

/** The dependencies of the account commands. */
export interface AccountTools extends WebLogoTools {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

/**
 * Creates an exhibitor with an account; an account that is open at once is announced by mail.
 * @returns its id
 * @throws AppError 422 on `email` when it is taken, on `password`, `catalogs`, `regions` or `web_logo`
 */
export async function createExhibitor(
  tools: AccountTools,
  actor: Actor,
  form: ExhibitorCreate,
  file: UploadedFile | null,
): Promise<number> {
  refuseCommonPassword(form.password);
  const passwordHash = await hashPassword(form.password);
  const kept = await keptWebLogo(tools, actor, file);
  return tools.db.transact(async (tx) => {
    const webLogoFileId = kept && (await createStoredFile(tx, actor, kept));
    const active = form.active === 1;
    const profile = { ...profileColumns(form), webLogoFileId };
    const account = { email: form.email, language: form.language ?? null, passwordHash, active };
    const user = await tx.user.create({
      data: { ...account, role: 'EXHIBITOR', exhibitor: { create: profile } },
    });
    const { id } = user;
    await writeLists(tx, id, form);
    const after = await tx.exhibitor.findUnique({ where: { id }, include: listsOf });
    await recordChange(tx, actor, { entity: 'exhibitor', entityId: id, action: 'create', after });
    if (active)
      await queueMail(tx, accountMadeMail({ ...user, companyName: form.company_name }, tools.publicUrl));
    return id;
  });
}

/**
 * Deletes an exhibitor to whom nothing belongs, such as an accidental registration; what there was once is in the history.
 * @throws AppError 404; 409 `exhibitor.took-part` with how much there is, because catalogues would lose their data
 */
export const deleteExhibitor = ({ db, clock }: AccountTools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await lockExhibitor(tx, visibleExhibitors(actor), id, { toRemove: true }));
    const has = await countBelongings(tx, id);
    if (Object.values(has).some((count) => count > 0))
      throw conflict('exhibitor.took-part', { name: before.companyName, ...has });
    await revokeSessions(tx, id, { now: clock.now() });
    // Somebody who was only given time has not taken part.
    await tx.laterDeadline.deleteMany({ where: { exhibitorId: id } });
    await removeContactsOf(tx, id);
    await tx.user.delete({ where: { id } });
    await forgetStoredFile(tx, before.webLogoFileId);
    await recordChange(tx, actor, { entity: 'exhibitor', entityId: id, action: 'delete', before });
  });
