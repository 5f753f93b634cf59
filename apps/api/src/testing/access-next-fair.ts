import type { AccessWorld } from './access-world.ts';

/** The form of a catalogue after the last one, in days of its own. */
let day = 0;
export const aNextCatalog = () => {
  const date = new Date(Date.UTC(2070, 0, ++day)).toISOString().slice(0, 10);
  return { name: `Nächster Katalog ${day}`, from: date, to: date, catalog_type: 1 };
};

/** Proposals for all exhibitors in the running catalogue, for which each has a request already. @returns its id */
export async function someProposals({ server, catalog }: AccessWorld): Promise<number> {
  const { prisma } = server.context.db;
  const counts = { countStands: 1, countPagesWine: 1, countPagesAdvertising: 0 };
  const exhibitors = await prisma.exhibitor.findMany({ select: { id: true } });
  await prisma.orderProposal.createMany({
    data: exhibitors.map(({ id }) => ({
      ...{ catalogId: catalog.id, exhibitorId: id, ...counts },
      details: { stands: [], pages: [], services: [] },
    })),
    skipDuplicates: true,
  });
  return catalog.id;
}
