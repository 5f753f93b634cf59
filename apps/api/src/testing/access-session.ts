import { randomUUID } from 'node:crypto';
import type { AccessWorld } from './access-world.ts';

/** An open session of the owner. */
export async function aSession({ ownerId, server }: AccessWorld): Promise<string> {
  const data = { id: randomUUID(), userId: ownerId, expiresAt: new Date('2031-01-01') };
  return (await server.context.db.prisma.session.create({ data })).id;
}
