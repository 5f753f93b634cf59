import { type ContactCreate, type ContactUpdate, MAX_CONTACTS } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { type InvitationTools, sendInvitation } from '../invitation/invitation.commands.ts';
import { revokeSessions } from '../session/session.commands.ts';
import { companyOf } from './contact.policy.ts';
import { type ContactRow, lockContact } from './contact.queries.ts';

/** A contact as the history has it: each topic of its mails is a change of its own. */
const recordOf = ({ user, exhibitor: _, mails, ...contact }: ContactRow) => ({
  ...contact,
  mailsOrders: mails.includes('orders'),
  mailsPages: mails.includes('pages'),
  mailsDeadlines: mails.includes('deadlines'),
  mailsNews: mails.includes('news'),
  email: user.email,
  name: user.name,
});

/** The company for which a contact is made, locked. @throws AppError 422 on `exhibitor_id` */
async function lockCompany(tx: Tx, actor: Actor, asked: number | undefined) {
  const id = companyOf(actor) ?? asked;
  if (id === undefined) throw invalidField('exhibitor_id', 'validation.required');
  await tx.$queryRaw`SELECT id FROM exhibitor WHERE id = ${id} FOR UPDATE`;
  const company = await tx.exhibitor.findUnique({ where: { id }, select: { id: true } });
  if (!company) throw invalidField('exhibitor_id', 'validation.not-found');
  return company;
}

/**
 * Adds a person who signs in for a company, and invites them to set a password.
 * @returns the id of the contact
 * @throws AppError 409 `contact.too-many`; 422 on `email` when it belongs to an account, on `exhibitor_id`
 */
export const addContact = (tools: InvitationTools, actor: Actor, form: ContactCreate): Promise<number> =>
  tools.db.transact(async (tx) => {
    const company = await lockCompany(tx, actor, form.exhibitor_id);
    if ((await tx.contact.count({ where: { exhibitorId: company.id } })) >= MAX_CONTACTS)
      throw conflict('contact.too-many', { max: MAX_CONTACTS });
    if (await tx.user.findUnique({ where: { email: form.email }, select: { id: true } }))
      throw invalidField('email', 'account.email-taken');
    const { id } = await tx.user.create({
      data: {
        email: form.email,
        name: form.name,
        language: form.language ?? null,
        role: 'NOBODY',
        passwordHash: null,
      },
      select: { id: true },
    });
    await tx.contact.create({
      data: { id, exhibitorId: company.id, may: form.may, mails: form.mails },
    });
    const after = recordOf(found(await lockContact(tx, id, company.id)));
    await recordChange(tx, actor, {
      entity: 'contact',
      entityId: id,
      action: 'create',
      after,
      about: { exhibitorId: company.id },
    });
    await sendInvitation(tx, tools, id, actor.userId);
    return id;
  });

/**
 * Changes what a contact may do. Sessions that are open have the new right with their next call.
 * @throws AppError 404; StaleWrite
 */
export const changeContact = (
  { db }: { db: Database },
  actor: Actor,
  id: number,
  form: ContactUpdate,
): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await lockContact(tx, id, companyOf(actor)));
    guardVersion(before, form.version);
    await tx.user.update({ where: { id }, data: { name: form.name } });
    await tx.contact.update({
      where: { id },
      data: { may: form.may, ...(form.mails && { mails: form.mails }), version: { increment: 1 } },
    });
    const after = recordOf(found(await lockContact(tx, id, before.exhibitorId)));
    if (form.may !== 'everything') await guardLast(tx, before);
    const about = { exhibitorId: before.exhibitorId };
    await recordChange(tx, actor, {
      entity: 'contact',
      entityId: id,
      action: 'update',
      before: recordOf(before),
      after,
      about,
    });
  });

/** Removes a contact: their account, and every session of it. @throws AppError 404; 409 `contact.last` */
export const removeContact = (
  { db, clock }: Pick<InvitationTools, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await lockContact(tx, id, companyOf(actor)));
    await revokeSessions(tx, id, { now: clock.now() });
    await tx.user.delete({ where: { id } });
    await guardLast(tx, before);
    const about = { exhibitorId: before.exhibitorId };
    await recordChange(tx, actor, {
      entity: 'contact',
      entityId: id,
      action: 'delete',
      before: recordOf(before),
      about,
    });
  });

/**
 * Somebody with all rights always remains who can sign in: the company's own account once it has a password, or another
 * contact. @throws AppError 409 `contact.last`
 */
async function guardLast(tx: Tx, { exhibitorId, may, user }: ContactRow): Promise<void> {
  if (may !== 'everything' || user.passwordHash === null) return;
  const signsIn = { passwordHash: { not: null }, active: true };
  const owner = await tx.user.count({ where: { id: exhibitorId, ...signsIn } });
  const others = await tx.contact.count({ where: { exhibitorId, may: 'everything', user: signsIn } });
  if (owner + others === 0) throw conflict('contact.last');
}

/** Removes the accounts of all contacts of a company that is deleted itself. */
export async function removeContactsOf(tx: Tx, exhibitorId: number): Promise<void> {
  const contacts = await tx.contact.findMany({ where: { exhibitorId }, select: { id: true } });
  await tx.user.deleteMany({ where: { id: { in: contacts.map(({ id }) => id) } } });
}
