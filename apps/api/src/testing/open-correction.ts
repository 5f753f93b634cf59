import { type AccessWorld, aPage } from './access-world.ts';

/** A correction of a page of the owner that waits for them. */
export async function aCorrection(world: AccessWorld): Promise<number> {
  const data = { pageId: await aPage(world), pull: 1, changes: [], createdAt: new Date() };
  return (await world.server.context.db.prisma.pageCorrection.create({ data })).id;
}
