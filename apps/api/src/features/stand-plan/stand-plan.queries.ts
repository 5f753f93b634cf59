import { exhibitorPages } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Catalog } from '../../lib/generated/prisma/client.ts';

/** Two stands of a catalogue's type with who is there; a stand that is none of them is left out. */
export const findPlaces = (tx: Tx, { id: catalogId, catalogType }: Catalog, ids: number[]) =>
  tx.stand.findMany({
    where: { id: { in: ids }, catalogType },
    select: {
      id: true,
      stand: true,
      assignments: {
        where: { catalogId },
        select: { exhibitorId: true, exhibitor: { select: { companyName: true } } },
      },
    },
  });

/** The pages of a company in a catalogue that stand at a stand, by position. */
export const findPagesAt = async (tx: Tx, at: { catalogId: number; exhibitorId: number; standId: number }) =>
  (
    await tx.page.findMany({
      where: { ...at, pageType: { in: exhibitorPages } },
      select: { id: true },
      orderBy: { position: 'asc' },
    })
  ).map(({ id }) => id);

/** The id of a company's request for a catalogue, or null. */
export const findRequestId = async (tx: Tx, catalogId: number, exhibitorId: number) =>
  (
    await tx.catalogRequest.findUnique({
      where: { catalogId_exhibitorId: { catalogId, exhibitorId } },
      select: { id: true },
    })
  )?.id ?? null;

/** The number of the newest printed book of a catalogue, or null. */
export const findNewestBook = async (tx: Tx, catalogId: number): Promise<number | null> =>
  (await tx.printResult.aggregate({ where: { catalogId }, _max: { number: true } }))._max.number;
