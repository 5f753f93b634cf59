import { type AccessWorld, aBook } from './access-world.ts';
import { makePagePdf } from './pdf.ts';
import { storePdf } from './printed-fair.ts';

/** A book of a catalogue that has a cover. */
export async function aCoveredBook(world: AccessWorld) {
  const book = await aBook(world);
  const { catalogId } = book;
  const { id: fileId } = await storePdf(world.server, await makePagePdf('1', '2', '3', '4'), 'umschlag.pdf');
  const cover = { fileId, status: 1, pages: 4 };
  await world.server.context.db.prisma.cover.upsert({
    where: { catalogId },
    create: { catalogId, ...cover },
    update: cover,
  });
  return book;
}

/** A catalogue with a cover, by its id. */
export const aCover = async (world: AccessWorld): Promise<number> => (await aCoveredBook(world)).catalogId;
