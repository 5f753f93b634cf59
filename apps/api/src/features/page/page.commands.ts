import type { AddWinePage, PageCreate } from '@rebblatt/contracts';
import {
  AD_PAGE,
  isAdministrator,
  isRegister,
  releaseStates,
  requestStates,
  statusStates,
  statusTypes,
} from '@rebblatt/contracts';
import { findStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { announceStatus } from '../../live/announce.ts';
import { dropHeldMail } from '../../mail/queue.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { collectionOf } from '../catalog/catalog.rules.ts';
import { findOwnActiveCatalog, withOwnEnd } from '../catalog/deadline.queries.ts';
import { aboutFile } from './kinds/replace-file.mail.ts';
import { visiblePages } from './page.policy.ts';
import {
  belongsTo,
  columnsOf,
  countOrdered,
  findContent,
  findStandHolder,
  heavy,
  type LockedPage,
  lockPage,
} from './page.queries.ts';
import { closeGap, makeRoomByTitle } from './position/position.commands.ts';
import { lockCatalog, lockCatalogOfPage } from './position/position.queries.ts';
import { aboutCorrection, dropDecision } from './release/step.commands.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

type PageFields = Omit<Prisma.PageUncheckedCreateInput, 'catalogId' | 'position'>;
type NewPage = Prisma.PageGetPayload<{ omit: typeof heavy }>;

/**
 * Adds a page to a catalogue that lockCatalog has locked, with its entry in the history: after the last page of the same
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

async function guardOrdered(tx: Tx, catalogId: number, exhibitorId: number, type: 1 | 2): Promise<void> {
  const { have, ordered, state } = await countOrdered(tx, catalogId, exhibitorId, type);
  if (!state) throw conflict('page.no-request');
  if (state !== requestStates.accepted) throw conflict('page.request-open');
  if (have < ordered) return;
  throw conflict(type === AD_PAGE ? 'page.ad-pages-exceeded' : 'page.wine-pages-exceeded', { max: ordered });
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

/** Adds a content page that has no file yet, or the wine tour. */
export const createPage = (tools: Tools, actor: Actor, form: PageCreate) =>
  addPage(tools, actor, form.catalog_id, async () => ({
    pageType: form.type,
    description: form.description ?? null,
  }));

/**
 * Deletes a page with all its content; the following ones move up.
 * @throws AppError 404; 409 `page.not-editable` for a register, `page.accepted` while it is accepted
 */
export const deletePage = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    if ((await lockCatalogOfPage(tx, id)) === null) throw notFound();
    const before = found(await lockPage(tx, visiblePages(actor), id));
    if (isRegister(before.pageType)) throw conflict('page.not-editable');
    if (before.state === releaseStates.accepted) throw conflict('page.accepted');
    await removePage(tx, actor, before);
  });

/** Removes a locked page of a locked catalogue with all its content; the following ones move up. */
export async function removePage(tx: Tx, actor: Actor, before: LockedPage): Promise<void> {
  const { id } = before;
  const file = await findStoredFile(tx, before.contentFileId);
  const gone = { ...columnsOf(before), categories: await findContent(tx, id), file };
  await forgetUploads(tx, id);
  await dropHeldMail(tx, aboutCorrection(id));
  await dropDecision(tx, id);
  await dropHeldMail(tx, aboutFile(id));
  const earlier = await tx.pageEarlierFile.findUnique({ where: { pageId: id } });
  await tx.page.delete({ where: { id } });
  await dropFile(tx, before.contentFileId);
  await dropFile(tx, earlier?.fileId ?? null);
  await closeGap(tx, before);
  await recordChange(tx, actor, { entity: 'page', entityId: id, action: 'delete', before: gone });
}

/** Deletes the former PDF of a page, unless another page still has it; its bytes stay until the sweep. */
export async function dropFile(tx: Tx, fileId: number | null): Promise<void> {
  if (fileId === null) return;
  await tx.storedFile.deleteMany({ where: { id: fileId, pages: { none: {} }, earlierOf: { none: {} } } });
}

/** Deletes the entries about a deleted page from the bell; a check that still runs finds no page at its end. */
async function forgetUploads(tx: Tx, pageId: number): Promise<void> {
  const gone = {
    type: { in: [statusTypes.ad, statusTypes.content] },
    statusableId: pageId,
    status: { not: statusStates.processing },
  };
  const users = await tx.uploadStatus.findMany({
    where: gone,
    distinct: ['userId'],
    select: { userId: true },
  });
  await tx.uploadStatus.deleteMany({ where: gone });
  for (const { userId } of users) await announceStatus(tx, userId);
}
