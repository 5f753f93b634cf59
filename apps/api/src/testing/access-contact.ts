import type { AccessWorld } from './access-world.ts';

let n = 0;

/** What a contact is made of; of the exhibitor `ownerId` when an administrator asks. */
export const contactForm = ({ ownerId }: AccessWorld) => ({
  name: 'Anna Muster',
  email: `kontakt${++n}@fest.test`,
  may: 'read',
  exhibitor_id: ownerId,
});

/** A contact of the owner. */
export async function aContact(world: AccessWorld): Promise<number> {
  // An account has twenty at most, and the table asks for more.
  await world.server.context.db.prisma.user.deleteMany({ where: { email: { startsWith: 'kontakt' } } });
  const { body } = await world.clients.admin.call('POST', '/contact', contactForm(world));
  return Number(body.data.id);
}

/** Calls for which a contact needs more, or less, than their kind says: a GET reads, everything else fills. */
export const neededByContacts: Record<string, 'read' | 'everything'> = {
  'POST /page/exhibitor-release/:id': 'everything',
  'POST /page/cancel-release/:id': 'everything',
  'POST /page-correction/:id/accept': 'everything',
  'POST /page-correction/:id/answer': 'everything',
  'POST /request': 'everything',
  'PUT /request/:id': 'everything',
  'POST /request/confirm-proposal': 'everything',
  'POST /contact': 'everything',
  'PUT /contact/:id': 'everything',
  'DELETE /contact/:id': 'everything',
  'POST /exhibitor/get-regions': 'read',
  'POST /broadcasting/auth': 'read',
  'DELETE /status/:id': 'read',
  'POST /wine-import/read': 'read',
  'POST /wine-import/check': 'read',
  // How somebody signs in, and where, is their own, whatever they may do for the company.
  'POST /account/proof': 'read',
  'POST /account/totp': 'read',
  'POST /account/totp/confirm': 'read',
  'DELETE /account/totp': 'read',
  'POST /account/recovery-codes': 'read',
  'DELETE /account/session': 'read',
  'DELETE /account/session/:id': 'read',
};
