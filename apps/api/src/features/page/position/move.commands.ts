import type { PagePositions } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { recordChange } from '../../../lib/history.ts';
import { guardCollection } from '../page.gates.ts';
import { visiblePages } from '../page.policy.ts';
import { lockOfState } from '../release.rules.ts';
import { placePages, shiftPage } from './position.commands.ts';
import type { MovablePage } from './position.queries.ts';
import { findMovable, findOwnAt, lockCatalogOfPage } from './position.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

type Places = PagePositions['data'];
type Wanted = (Places[number] & { was?: number | undefined })[];

/** A page that has been deleted, or is not the caller's: the client asks its user to refresh. */
const lost = () => notFound('page.position-null');

/** Administrators order the whole book; exhibitors their own open pages while the collection is open. */
function guardMove({ clock }: Tools, actor: Actor, page: MovablePage): void {
  guardCollection(actor, clock, page.catalog);
  const lock = isAdministrator(actor.role) ? null : lockOfState[page.state];
  if (lock) throw conflict(lock);
}

/** The pages with their positions, after locking the catalogue of the first. @throws AppError 404 for a missing one */
async function lockPages(tx: Tx, tools: Tools, actor: Actor, ids: number[]): Promise<MovablePage[]> {
  const [first] = ids;
  if (first === undefined || (await lockCatalogOfPage(tx, first)) === null) throw lost();
  const found = new Map((await findMovable(tx, visiblePages(actor), ids)).map((page) => [page.id, page]));
  return ids.map((id) => {
    const page = found.get(id);
    if (!page) throw lost();
    guardMove(tools, actor, page);
    return page;
  });
}

const placesOf = (pages: { id: number; position: number }[]): Places =>
  pages.map(({ id, position }) => ({ id, position }));

/** A page is called by the position at which it was. */
const aboutPage = ({ exhibitorId, position }: MovablePage) => ({ exhibitorId, item: String(position) });

async function exchange(tx: Tx, actor: Actor, a: MovablePage, b: MovablePage): Promise<Places> {
  const after = [
    { id: a.id, position: b.position },
    { id: b.id, position: a.position },
  ];
  await placePages(tx, after);
  await recordChange(tx, actor, {
    entity: 'page',
    entityId: a.id,
    action: 'swap',
    before: placesOf([a, b]),
    after,
    about: aboutPage(a),
  });
  return after;
}

/**
 * Moves a page to another position; those in between shift. For an exhibitor the position must be that of another page
 * of their own, and the two are swapped.
 * @throws AppError 404; 422 on `new_position` beyond the last page; 403 for an exhibitor among pages of others
 */
export const movePage = (tools: Tools, actor: Actor, id: number, to: number): Promise<Places> =>
  tools.db.transact(async (tx) => {
    const [page] = await lockPages(tx, tools, actor, [id]);
    if (!page) throw lost();
    if (to > page.last) throw invalidField('new_position', 'validation.max', { max: page.last });
    if (!isAdministrator(actor.role)) return exchangeWithOwn(tx, tools, actor, page, to);
    if (page.position === to) return placesOf([page]);
    await shiftPage(tx, page, to);
    await recordChange(tx, actor, {
      entity: 'page',
      entityId: id,
      action: 'move',
      before: { position: page.position },
      after: { position: to },
      about: aboutPage(page),
    });
    return [{ id, position: to }];
  });

async function exchangeWithOwn(
  tx: Tx,
  tools: Tools,
  actor: Actor,
  page: MovablePage,
  to: number,
): Promise<Places> {
  if (page.position === to) return placesOf([page]);
  const other = await findOwnAt(tx, page.catalogId, to, actor.userId);
  if (!other) throw forbidden();
  const [own] = await findMovable(tx, visiblePages(actor), [other.id]);
  if (!own) throw forbidden();
  guardMove(tools, actor, own);
  return exchange(tx, actor, page, own);
}

/** Swaps two pages of one catalogue. @throws AppError 404; 422 across two catalogues */
export const swapPages = (tools: Tools, actor: Actor, id1: number, id2: number): Promise<Places> =>
  tools.db.transact(async (tx) => {
    const [a, b] = await lockPages(tx, tools, actor, [id1, id2]);
    if (!a || !b) throw lost();
    if (a.catalogId !== b.catalogId) throw invalidField('id2', 'validation.invalid');
    return a.id === b.id ? placesOf([a]) : exchange(tx, actor, a, b);
  });

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
const equal = (a: number[], b: number[]) => a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * Reorders pages: the new positions must be a permutation of the current ones, and each page where the caller knows it to
 * be, if the caller says so; pages that are all there already stay.
 * @throws AppError 404; 422 `validation.permutation` otherwise
 */
export const orderPages = (tools: Tools, actor: Actor, wanted: Wanted): Promise<Places> =>
  tools.db.transact(async (tx) => {
    const ids = wanted.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw invalidField('data', 'validation.permutation');
    const pages = await lockPages(tx, tools, actor, ids);
    const oneCatalog = pages.every((page) => page.catalogId === pages[0]?.catalogId);
    const before = sorted(pages.map(({ position }) => position));
    const after = sorted(wanted.map(({ position }) => position));
    if (!oneCatalog || !equal(before, after)) throw invalidField('data', 'validation.permutation');
    const places = new Map(pages.map(({ id, position }) => [id, position]));
    const ordered = placesOf(wanted);
    if (ordered.every(({ id, position }) => places.get(id) === position)) return ordered;
    if (wanted.some(({ id, was }) => was !== undefined && places.get(id) !== was))
      throw invalidField('data', 'validation.permutation');
    await placePages(tx, ordered);
    await recordChange(tx, actor, {
      entity: 'catalog',
      entityId: pages[0]?.catalogId ?? null,
      action: 'order-pages',
      before: placesOf(pages),
      after: ordered,
    });
    return ordered;
  });
