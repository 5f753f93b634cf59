import type { CatalogNext } from '@rebblatt/contracts';
import { isRegister, isUploadedPage } from '@rebblatt/contracts';
import { createStoredFile, findStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChanges } from '../../lib/history.ts';
import type { FirstPage } from '../catalog/catalog.commands.ts';
import { addCatalog } from '../catalog/catalog.commands.ts';
import { lockForChange } from '../catalog/catalog.queries.ts';
import { takeOverLook } from '../catalog/look.commands.ts';
import type { LastOrder, OwnPage } from './next-fair.queries.ts';
import { findLastOrders, findOwnPages, hasGoodFile } from './next-fair.queries.ts';

/**
 * Adds the catalogue after another one: with its registers, content pages and wine tour in their order, its design, and the
 * orders of last time as proposals, as far as the form wants them. Services and page titles belong to no catalogue, so they are there.
 * @returns its id
 * @throws AppError 404; 409 `catalog.overlaps`; 422 on `name`, or on `exhibitors.{i}` for one who did not take part
 */
export const makeNext = (db: Database, actor: Actor, lastId: number, form: CatalogNext): Promise<number> =>
  db.transact(async (tx) => {
    // Whoever changes pages or stands of it waits, so that what is taken over is one state of it.
    const last = found(await lockForChange(tx, lastId));
    const orders = await chosenOrders(tx, lastId, form.exhibitors);
    const pages = await pagesOf(tx, actor, lastId, form);
    const { id } = await addCatalog(
      tx,
      actor,
      { ...form, reminder_days: form.reminder_days ?? last.reminderDays },
      { pages, recorded: { nextOf: last.name, proposals: orders.length } },
    );
    await tellOfPages(tx, actor, id);
    if (form.design === 1) await takeOverLook(tx, lastId, id);
    await tx.orderProposal.createMany({ data: orders.map((order) => proposalOf(order, id, lastId)) });
    return id;
  });

/**
 * The orders that the form wants to be proposed. A closed account gets none.
 * @throws AppError 422 on `exhibitors` for one that was closed meanwhile, on `exhibitors.{i}` for one who did not take part
 */
async function chosenOrders(tx: Tx, lastId: number, wanted: CatalogNext['exhibitors']): Promise<LastOrder[]> {
  if (wanted === false) return [];
  const orders = await findLastOrders(tx, lastId);
  if (wanted === true) return orders.filter(({ closed }) => !closed);
  const known = new Map(orders.map((order) => [order.exhibitorId, order]));
  return wanted.map((id, i) => {
    const order = known.get(id);
    if (!order) throw invalidField(`exhibitors.${i}`, 'validation.not-found');
    if (order.closed)
      throw invalidField('exhibitors', 'proposal.account-closed', { company: order.companyName });
    return order;
  });
}

/** An order of last time as it is proposed for a catalogue. */
export const proposalOf = (order: LastOrder, catalogId: number, lastCatalogId: number) => ({
  catalogId,
  lastCatalogId,
  exhibitorId: order.exhibitorId,
  countStands: order.countStands,
  countPagesWine: order.countPagesWine,
  countPagesAdvertising: order.countPagesAdvertising,
  details: { stands: order.stands, pages: order.pages, services: order.services, deck: order.deck },
});

/** The pages with which the new catalogue begins, in the order of the last one. */
async function pagesOf(tx: Tx, actor: Actor, lastId: number, form: CatalogNext): Promise<FirstPage[]> {
  const last = await findOwnPages(tx, lastId);
  const wanted = last.filter(({ pageType }) => form.pages === 1 || isRegister(pageType));
  const pages: FirstPage[] = [];
  for (const page of wanted) pages.push(await pageOf(tx, actor, page, form.files === 1));
  return pages;
}

async function pageOf(tx: Tx, actor: Actor, page: OwnPage, withFile: boolean): Promise<FirstPage> {
  const { pageType, description, link, active, registerKind } = page;
  // A register is always printed when a catalogue is new, as without a last one.
  if (!isUploadedPage(pageType)) return { pageType, description, registerKind };
  const file = withFile && hasGoodFile(page) ? await findStoredFile(tx, page.contentFileId) : undefined;
  if (!file) return { pageType, description, link, active };
  return {
    ...{ pageType, description, link, active },
    // Each page has a row of its own for the same bytes: a file is deleted with its page.
    contentFileId: await createStoredFile(tx, actor, file),
    contentStatus: page.contentStatus,
    contentReport: page.contentReport ?? Prisma.DbNull,
    contentPages: page.contentPages,
  };
}

/** The registers come with every catalogue; the history tells of the other pages. */
async function tellOfPages(tx: Tx, actor: Actor, catalogId: number): Promise<void> {
  const pages = await tx.page.findMany({
    where: { catalogId },
    select: { id: true, catalogId: true, pageType: true, position: true, description: true },
    orderBy: { position: 'asc' },
  });
  const made = pages.filter(({ pageType }) => !isRegister(pageType));
  if (made.length === 0) return;
  await recordChanges(
    tx,
    actor,
    made.map((after) => ({ entity: 'page', entityId: after.id, action: 'create' as const, after })),
  );
}
