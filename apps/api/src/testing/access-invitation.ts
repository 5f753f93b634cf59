import { createKey } from '../lib/tokens.ts';
import type { AccessWorld } from './access-world.ts';
import { makeExhibitor } from './factories.ts';

/** The key of an invitation to an account that has no password. */
export async function anInvitation({ server }: AccessWorld): Promise<string> {
  const { db } = server.context;
  const { id } = await makeExhibitor(db, { active: false });
  const { token, hash } = createKey();
  await db.prisma.user.update({ where: { id }, data: { passwordHash: null } });
  await db.prisma.invitation.create({
    data: { userId: id, tokenHash: hash, sentAt: new Date(), expiresAt: new Date('2031-01-01') },
  });
  return token;
}
