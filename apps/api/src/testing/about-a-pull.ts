import { type AccessWorld, aPage } from './access-world.ts';

/** The first pull of a page of the owner. @returns the page */
async function aPageWithPull(world: AccessWorld, pageType?: 1 | 2): Promise<number> {
  const pageId = await aPage(world, pageType);
  const pull = { pageId, number: 1, releasedAt: new Date() };
  await world.server.context.db.prisma.pagePull.create({ data: pull });
  return pageId;
}

/** A remark on a rejected ad of the owner. */
export async function aRemark(world: AccessWorld): Promise<number> {
  const data = { pageId: await aPageWithPull(world, 2), pull: 1, number: 1, text: 'Bitte prüfen.' };
  return (await world.server.context.db.prisma.pageRemark.create({ data })).id;
}

/** A correction of a page of the owner that waits for them. */
export async function aCorrection(world: AccessWorld): Promise<number> {
  const data = { pageId: await aPageWithPull(world), pull: 1, changes: [], createdAt: new Date() };
  return (await world.server.context.db.prisma.pageCorrection.create({ data })).id;
}
