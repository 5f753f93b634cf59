import { AD_PAGE, releaseStates, WINE_PAGE } from '@rebblatt/contracts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database } from '../../../lib/database.ts';
import { findActiveCatalog } from '../../catalog/catalog.queries.ts';

/** More pages than an exhibitor has; a file of them stays a matter of seconds. */
const MOST = 30;

/** The accepted pages of an exhibitor in the active catalogue that are printed, by position; at most {@link MOST}. */
export async function findAcceptedPages(db: Database, clock: Clock, exhibitorId: number): Promise<number[]> {
  const catalog = await findActiveCatalog(db.prisma, clock);
  if (!catalog) return [];
  const pages = await db.prisma.page.findMany({
    where: {
      exhibitorId,
      catalogId: catalog.id,
      active: true,
      state: releaseStates.accepted,
      pageType: { in: [WINE_PAGE, AD_PAGE] },
    },
    orderBy: { position: 'asc' },
    take: MOST,
    select: { id: true },
  });
  return pages.map(({ id }) => id);
}
