import { hasWines, releaseStates } from '@rebblatt/contracts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { PageScope } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { lockPage } from '../page/page.queries.ts';
import type { CorrectionRow } from './correction.queries.ts';

/** Refuses a page that does not wait for a decision, or that nobody writes here. @throws AppError 409 */
export function guardCorrectable({ pageType, exhibitorId, state }: LockedPage): void {
  if (!hasWines(pageType) || exhibitorId === null) throw conflict('page.not-editable');
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
