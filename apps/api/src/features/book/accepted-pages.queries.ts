import { exhibitorPages, MAX_DOWNLOAD_PAGES, releaseStates } from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { findOwnActiveCatalog } from '../catalog/deadline.queries.ts';

/**
 * The accepted pages of an exhibitor in the active catalogue that are printed, by position.
 * @throws AppError 422 on `pages` for more than can be printed as one file
 */
export async function findAcceptedPages(db: Database, clock: Clock, exhibitorId: number): Promise<number[]> {
  const catalog = await findOwnActiveCatalog(db.prisma, clock, { userId: exhibitorId });
  if (!catalog) return [];
  const pages = await db.prisma.page.findMany({
    where: {
      exhibitorId,
      catalogId: catalog.id,
      active: true,
      state: releaseStates.accepted,
      pageType: { in: exhibitorPages },
    },
    orderBy: { position: 'asc' },
    select: { id: true },
  });
  if (pages.length > MAX_DOWNLOAD_PAGES)
    throw invalidField('pages', 'validation.too-many', { max: MAX_DOWNLOAD_PAGES });
  return pages.map(({ id }) => id);
}
