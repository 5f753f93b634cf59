import type { WinePageInput } from '@rebblatt/contracts';
import { MAX_USES, releaseStates, WINE_PAGE } from '@rebblatt/contracts';
import { AppError, conflict, found } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Tx } from '../../../lib/database.ts';
import { findUnendedCatalogs } from '../../catalog/deadline.queries.ts';
import type { PageScope } from '../page.policy.ts';
import type { LockedPage } from '../page.queries.ts';
import { lockPage } from '../page.queries.ts';
import { asUse, columnsOfUse } from '../uses.queries.ts';
import type { CorrectionRow } from './correction.queries.ts';

/** Refuses a page that does not wait for a decision, or that nobody writes here. @throws AppError 409 */
export function guardCorrectable({ pageType, exhibitorId, state }: LockedPage): void {
  if (pageType !== WINE_PAGE || exhibitorId === null) throw conflict('page.not-editable');
  if (state !== releaseStates.released) throw conflict('page.not-released');
}

/**
 * Locks the page of an open correction, then reads the correction, which only holders of this lock change.
 * @throws AppError 404 outside the scope; 409 `correction.ended`
 */
export async function openCorrection(
  tx: Tx,
  scope: PageScope,
  id: number,
): Promise<{ page: LockedPage; correction: CorrectionRow }> {
  const { pageId } = found(await tx.pageCorrection.findUnique({ where: { id }, select: { pageId: true } }));
  const page = found(await lockPage(tx, scope, pageId));
  const correction = found(await tx.pageCorrection.findUnique({ where: { id } }));
  if (correction.state !== 'open') throw conflict('correction.ended');
  return { page, correction };
}

/**
 * A wine that also stands on another page of a running or coming catalogue would change there as well, so such a page
 * is corrected by hand.
 * @throws AppError 409 `correction.wine-elsewhere` with the pages
 */
export async function guardOnlyHere(
  tx: Tx,
  clock: Clock,
  page: LockedPage,
  printed: WinePageInput,
  wineIds: number[],
): Promise<void> {
  if (wineIds.length === 0) return;
  const unended = await findUnendedCatalogs(tx, clock, page.exhibitorId ?? 0);
  const places = await tx.pageCategoryWine.findMany({
    where: {
      wineId: { in: wineIds },
      category: { page: { id: { not: page.id }, catalogId: { in: unended } } },
    },
    orderBy: [{ wineId: 'asc' }, { category: { page: { position: 'asc' } } }],
    select: { wineId: true, category: { select: { page: { select: columnsOfUse } } } },
  });
  const [first] = places;
  if (!first) return;
  const wine = printed.categories.flatMap(({ wines }) => wines).find(({ id }) => id === first.wineId);
  const elsewhere = places.filter(({ wineId }) => wineId === first.wineId);
  const pages = elsewhere.slice(0, MAX_USES).map(({ category }) => asUse(category.page));
  throw new AppError(409, 'correction.wine-elsewhere', {
    params: { wine: wine?.name ?? '', pages: pages.map(({ position }) => position).join(', ') },
    uses: { pages, more: elsewhere.length - pages.length },
  });
}
