import { hasWines } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, missing } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { openPage } from '../page/page.gates.ts';
import { visibleCategories } from './page-category.policy.ts';
import type { Placement } from './page-category.queries.ts';
import { findPageIdOf, findPlacements } from './page-category.queries.ts';

export interface CategoryTools {
  db: Database;
  clock: Clock;
}

/** A wine page that is locked and can be changed, with its categories and wines. */
export interface OpenPage {
  id: number;
  position: number;
  exhibitorId: number | null;
  categories: Placement[];
}

/** Locks a wine page that may be changed. @throws AppError 404 or 409 */
export async function openWinePage(
  tx: Tx,
  { clock }: CategoryTools,
  actor: Actor,
  pageId: number,
): Promise<OpenPage> {
  const page = await openPage(tx, clock, actor, pageId);
  if (!hasWines(page.pageType)) throw conflict('page.not-editable');
  const { id, position, exhibitorId } = page;
  return { id, position, exhibitorId, categories: await findPlacements(tx, id) };
}

/** Locks the page of a category. @throws AppError 404 or 409 */
export async function openPageOf(
  tx: Tx,
  tools: CategoryTools,
  actor: Actor,
  categoryId: number,
): Promise<OpenPage> {
  const pageId = found(await findPageIdOf(tx, visibleCategories(actor), categoryId));
  return openWinePage(tx, tools, actor, pageId);
}

/** A category of the open page. @throws AppError 404 for one of another page */
export const categoryOn = (page: OpenPage, id: number): Placement =>
  found(page.categories.find((category) => category.id === id));

/** A wine in a category. @throws AppError 404 when it is not in this one */
export function wineIn(category: Placement, wineId: number): Placement['wines'][number] {
  const placed = category.wines.find((wine) => wine.wineId === wineId);
  if (!placed) throw missing('wine');
  return placed;
}
