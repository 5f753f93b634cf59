import type { ContactItem } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';

const whole = {
  user: {
    select: { email: true, name: true, passwordHash: true, active: true, signedInAt: true, language: true },
  },
  exhibitor: { select: { companyName: true } },
} satisfies Prisma.ContactInclude;

/** A contact with its account. */
export type ContactRow = Prisma.ContactGetPayload<{ include: typeof whole }>;

/** The contacts of a company, in the order in which they were added. */
export const listContacts = (reader: Pick<Tx, 'contact'>, exhibitorId: number): Promise<ContactRow[]> =>
  reader.contact.findMany({ where: { exhibitorId }, include: whole, orderBy: { id: 'asc' } });

/**
 * One contact, locked until the transaction ends.
 * @param exhibitorId only as a contact of this company; null for any
 */
export async function lockContact(
  tx: Tx,
  id: number,
  exhibitorId: number | null,
): Promise<ContactRow | null> {
  await tx.$queryRaw`SELECT id FROM contact WHERE id = ${id} FOR UPDATE`;
  return tx.contact.findFirst({
    where: { id, ...(exhibitorId !== null && { exhibitorId }) },
    include: whole,
  });
}

/** A contact on the wire. */
export const presentContact = ({ user, ...contact }: ContactRow): ContactItem => ({
  id: contact.id,
  exhibitor_id: contact.exhibitorId,
  name: user.name,
  email: user.email,
  may: contact.may,
  mails: contact.mails,
  state: user.passwordHash === null ? 'invited' : user.active ? 'active' : 'closed',
  last_sign_in: user.signedInAt?.toISOString() ?? null,
  version: contact.version,
});
