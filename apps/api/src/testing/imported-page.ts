import { type AccessWorld, anEarlierPage } from './access-world.ts';
import { makePage } from './fair.ts';

/** A page that was filled from an earlier one. */
export async function anImportedPage(world: AccessWorld) {
  const page = await makePage(world.server, world.catalog.id, world.ownerId);
  await world.server.context.db.prisma.pageImport.create({
    data: {
      targetPageId: page.id,
      sourcePageId: await anEarlierPage(world),
      replaced: { footer: null, categories: [], imported: [] },
      pageVersion: page.version,
    },
  });
  return page.id;
}
