import type { AddWinePage, PageCreate } from '@rebblatt/contracts';
import {
  type ExhibitorPageType,
  hasWines,
  isAdministrator,
  isChosenRegister,
  requestStates,
} from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { collectionOf } from '../catalog/catalog.rules.ts';
import { findOwnActiveCatalog, withOwnEnd } from '../catalog/deadline.queries.ts';
import { belongsTo, countOrdered, findStandHolder, heavy } from './page.queries.ts';
import { makeRoomByTitle } from './position/position.commands.ts';
import { lockCatalog } from './position/position.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

type PageFields = Omit<Prisma.PageUncheckedCreateInput, 'catalogId' | 'position' | 'state'>;
type NewPage = Prisma.PageGetPayload<{ omit: typeof heavy }>;

/**
 * Adds a page to a catalogue that lockCatalog has locked, with its entry in the history: beside the pages of the same
 * title, or at the end.
 */
export async function placePage(
  tx: Tx,
  actor: Actor,
  catalogId: number,
  fields: PageFields,
  also: (tx: Tx, page: NewPage) => Promise<void> = async () => undefined,
): Promise<{ id: number; position: number }> {
  const { pageTitleId = null } = fields;
  const position = await makeRoomByTitle(tx, { catalogId, pageTitleId });
  const data = { ...fields, catalogId, position };
  const after = await tx.page.create({ data, omit: heavy });
  await also(tx, after);
  await recordChange(tx, actor, { entity: 'page', entityId: after.id, action: 'create', after });
  return { id: after.id, position: after.position };
}

/**
 * Locks the catalogue to which pages are added; only an active one takes them.
 * @returns false when there is no such catalogue
 * @throws AppError 409 `catalog.inactive`, for an exhibitor of an ended one `catalog.closed`
 */
export async function lockOpenCatalog(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  catalogId: number,
): Promise<boolean> {
  if (!(await lockCatalog(tx, catalogId))) return false;
  const own = { catalogId, exhibitorId: actor.userId, catalog: found(await findCatalog(tx, catalogId)) };
  const { catalog } = found(await withOwnEnd(tx, own));
  const collection = collectionOf(catalog, clock);
  if (collection === 'ended' && !isAdministrator(actor.role))
    throw conflict('catalog.closed', { name: catalog.name });
  if (collection !== 'open') throw conflict('catalog.inactive', { name: catalog.name });
  return true;
}

/**
 * Adds a page to the requested catalogue, or to the active one; only an active catalogue accepts new pages.
 * @param fields returns the page's columns, checked under the catalogue's lock
 * @returns its id and position
 * @throws AppError 422 on `catalog_id`; 409 `catalog.inactive`, for an exhibitor of an ended one `catalog.closed`
 */
export async function addPage(
  { db, clock }: Tools,
  actor: Actor,
  wantedCatalogId: number | undefined,
  fields: (tx: Tx, catalogId: number) => Promise<PageFields>,
  also?: (tx: Tx, page: NewPage) => Promise<void>,
): Promise<{ id: number; position: number }> {
  const catalogId = wantedCatalogId ?? (await findOwnActiveCatalog(db.prisma, clock, actor))?.id;
  if (!catalogId) throw invalidField('catalog_id', 'validation.required');
  return db.transact(async (tx) => {
    if (!(await lockOpenCatalog(tx, clock, actor, catalogId)))
      throw invalidField('catalog_id', 'validation.not-found');
    return placePage(tx, actor, catalogId, await fields(tx, catalogId), also);
  });
}

/** Refuses a stand that is not assigned to the exhibitor in this catalogue. @throws AppError 422 on `stand_id` */
export async function guardStand(tx: Tx, catalogId: number, exhibitorId: number | null, standId: number) {
  const holder = await findStandHolder(tx, catalogId, standId);
  if (holder === null || holder !== exhibitorId) throw invalidField('stand_id', 'page.stand-foreign');
}

async function guardOrdered(
  tx: Tx,
  catalogId: number,
  exhibitorId: number,
  type: ExhibitorPageType,
): Promise<void> {
  const { have, ordered, state } = await countOrdered(tx, catalogId, exhibitorId, type);
  if (!state) throw conflict('page.no-request');
  if (state !== requestStates.accepted) throw conflict('page.request-open');
  if (have < ordered) return;
  throw conflict(hasWines(type) ? 'page.wine-pages-exceeded' : 'page.ad-pages-exceeded', { max: ordered });
}

/**
 * Adds a wine page or an ad for an exhibitor: exhibitors for themselves, as many as their accepted request permits.
 * @throws AppError 422 on `user_id`, `stand_id`; 409 `page.no-request`, `page.request-open`,
 *   `page.wine-pages-exceeded`, `page.ad-pages-exceeded`
 */
export function addWinePage(tools: Tools, actor: Actor, form: AddWinePage) {
  const exhibitorId = isAdministrator(actor.role) ? form.user_id : actor.userId;
  if (exhibitorId === undefined) throw invalidField('user_id', 'validation.required');
  return addPage(tools, actor, form.catalog_id, async (tx, catalogId) => {
    if (!isAdministrator(actor.role)) await guardOrdered(tx, catalogId, exhibitorId, form.type);
    if (!(await belongsTo(tx, catalogId, exhibitorId))) throw invalidField('user_id', 'validation.not-found');
    if (form.stand_id !== null) await guardStand(tx, catalogId, exhibitorId, form.stand_id);
    return {
      pageType: form.type,
      exhibitorId,
      standId: form.stand_id,
      pageTitleId: form.page_title_id,
      active: form.active === 1,
      comment: form.comment,
    };
  });
}

/** Of each kind a catalogue has one; its lock holds the answer. */
async function guardRegister(tx: Tx, catalogId: number, kind: string | undefined) {
  if (kind === undefined) return null;
  if (await tx.page.count({ where: { catalogId, registerKind: kind } }))
    throw conflict('page.register-exists');
  return kind;
}

/**
 * Adds a content page that has no file yet, the wine tour, or a register.
 * @throws AppError 409 `page.register-exists`
 */
export const createPage = (tools: Tools, actor: Actor, form: PageCreate) =>
  addPage(tools, actor, form.catalog_id, async (tx, catalogId) => ({
    pageType: form.type,
    description: form.description ?? null,
    registerKind: isChosenRegister(form.type) ? await guardRegister(tx, catalogId, form.register_kind) : null,
  }));
