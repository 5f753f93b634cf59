import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { collectionOf } from '../catalog/catalog.rules.ts';
import { closedFor, lockOf, visiblePages } from './page.policy.ts';
import type { LockedPage } from './page.queries.ts';
import { lockPage } from './page.queries.ts';

/** Refuses an exhibitor outside the collection period. @throws AppError 409 `catalog.closed`, `catalog.inactive` */
export function guardCollection(
  actor: Actor,
  clock: Clock,
  catalog: Pick<LockedPage['catalog'], 'name' | 'fromOn' | 'toOn'>,
): void {
  const closed = closedFor(actor, collectionOf(catalog, clock));
  if (closed) throw conflict(closed, { name: catalog.name });
}

/** Refuses a change to a page that is released, accepted or generated. @throws AppError 409 */
export function guardContent(page: LockedPage): void {
  const lock = lockOf(page);
  if (lock) throw conflict(lock);
}

/**
 * The check before every change of a page's content: locks the page until the transaction ends, then checks that the
 * caller sees it, that the collection is open for them, and that the page is neither released nor generated.
 * @throws AppError 404 or 409
 */
export async function openPage(tx: Tx, clock: Clock, actor: Actor, id: number): Promise<LockedPage> {
  const page = found(await lockPage(tx, visiblePages(actor), id), 'page');
  guardCollection(actor, clock, page.catalog);
  guardContent(page);
  return page;
}
