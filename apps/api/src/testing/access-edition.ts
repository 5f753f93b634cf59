import type { AccessWorld } from './access-world.ts';
import { anEmptyCatalog } from './access-world.ts';
import { addPrintedWinery } from './printed-fair.ts';

/** A catalogue of one accepted page, with an edition that visitors see. */
export async function anEdition(world: AccessWorld): Promise<{ catalogId: number; id: number }> {
  const { prisma } = world.server.context.db;
  const catalog = await prisma.catalog.findUniqueOrThrow({ where: { id: await anEmptyCatalog(world) } });
  await addPrintedWinery(world.server, catalog, `Kellerei ${catalog.id}`, ['Completer']);
  const file = await prisma.storedFile.create({
    data: {
      sha256: 'e'.repeat(64),
      size: 1,
      mimeType: 'application/octet-stream',
      name: 'x.edition',
      extension: 'edition',
    },
  });
  const edition = await prisma.edition.create({
    data: { catalogId: catalog.id, number: 1, fileId: file.id, contents: { exhibitors: {}, wines: {} } },
  });
  const slug = `katalog-${catalog.id}`;
  await prisma.publication.create({ data: { catalogId: catalog.id, slug, editionId: edition.id } });
  return { catalogId: catalog.id, id: edition.id };
}
