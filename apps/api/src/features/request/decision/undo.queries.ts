import { exhibitorPages } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';

interface Place {
  catalogId: number;
  exhibitorId: number;
}

/** What an exhibitor has in a catalogue, as far as a decision on their request changes it. */
export async function findAllocation(tx: Tx, { catalogId, exhibitorId }: Place) {
  const of = { catalogId, exhibitorId };
  const [stands, pages, memberships] = [
    await tx.catalogStand.findMany({
      where: of,
      select: { standId: true },
      orderBy: { standId: 'asc' },
    }),
    await tx.page.findMany({
      where: { ...of, pageType: { in: exhibitorPages } },
      select: { id: true, standId: true, pageTitleId: true, active: true },
      orderBy: { id: 'asc' },
    }),
    await tx.catalogMembership.count({ where: of }),
  ];
  return { stands: stands.map(({ standId }) => standId), pages, member: memberships > 0 };
}

/** The result of {@link findAllocation}. */
export type Allocation = Awaited<ReturnType<typeof findAllocation>>;

/** Whether anybody has done anything with one of these pages since an entry of the history. */
export const wereTouched = async (tx: Tx, pageIds: number[], historyId: number): Promise<boolean> =>
  (await tx.history.count({ where: { pageId: { in: pageIds }, id: { gt: historyId } } })) > 0;
