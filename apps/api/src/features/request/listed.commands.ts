import type { OrderListed } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { announceRequest, announceWaiting } from '../../live/announce.ts';
import { guardServices, orderOf } from './order.commands.ts';

const listed = {
  services: { select: { serviceId: true, amount: true }, orderBy: { serviceId: 'asc' } },
  exhibitor: { select: { companyName: true } },
} satisfies Prisma.CatalogRequestInclude;

/** A request with what a list of orders can say of it. */
export type ListedRequest = Prisma.CatalogRequestGetPayload<{ include: typeof listed }>;

/** The requests of all catalogues, for a list of orders. @param most how many at most */
export const findAllListedRequests = (tx: Tx, most: number): Promise<ListedRequest[]> =>
  tx.catalogRequest.findMany({ include: listed, orderBy: { id: 'asc' }, take: most });

/** One of them, or null. */
export const findListedRequest = (tx: Tx, id: number): Promise<ListedRequest | null> =>
  tx.catalogRequest.findUnique({ where: { id }, include: listed });

const columnsOf = (form: OrderListed) => ({
  countStands: form.count_stands,
  countPagesWine: form.count_pages_wine,
  countPagesAdvertising: form.count_pages_advertising,
  exhibitorComment: form.comment,
  deckId: form.deck,
  plannedStands: form.stands,
  plannedTitles: form.titles,
});

/**
 * Writes an order that came on paper as a request that waits for its decision. Nobody is mailed: whoever ordered knows of it,
 * and whoever writes it down as well.
 * @throws AppError 422 on `service.{id}`
 */
export async function insertListedRequest(tx: Tx, clock: Clock, form: OrderListed): Promise<ListedRequest> {
  const { services = [] } = orderOf(form);
  await guardServices(tx, { services });
  const { id } = await tx.catalogRequest.create({
    data: {
      ...columnsOf(form),
      catalogId: form.catalog_id,
      exhibitorId: form.exhibitor_id,
      createdAt: clock.now(),
      services: { createMany: { data: services } },
    },
    select: { id: true },
  });
  await announceRequest(tx, form.exhibitor_id);
  await announceWaiting(tx);
  return found(await findListedRequest(tx, id));
}

/**
 * Changes an order that waits for its decision to what a list says.
 * @throws AppError 409 `list-import.decided` when it is decided by now; 422 on `service.{id}`
 */
export async function updateListedRequest(
  tx: Tx,
  id: number,
  merge: (before: ListedRequest) => OrderListed,
): Promise<{ before: ListedRequest; after: ListedRequest }> {
  const before = await lockWaiting(tx, id);
  const form = merge(before);
  const { services = [] } = orderOf(form);
  await guardServices(tx, { services });
  await tx.catalogRequestService.deleteMany({ where: { requestId: id } });
  await tx.catalogRequest.update({
    where: { id },
    data: { ...columnsOf(form), services: { createMany: { data: services } }, version: { increment: 1 } },
  });
  await announceRequest(tx, before.exhibitorId);
  return { before, after: found(await findListedRequest(tx, id)) };
}

/** Removes an order that a list has written. @throws AppError 409 `list-import.decided` when it is decided by now */
export async function removeListedRequest(tx: Tx, id: number): Promise<void> {
  const { exhibitorId } = await lockWaiting(tx, id);
  await tx.catalogRequest.delete({ where: { id } });
  await announceRequest(tx, exhibitorId);
  await announceWaiting(tx);
}

/** Whether more has happened with a request than that a list has written it. */
export const isDecided = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.catalogRequest.count({
    where: { id, NOT: { state: requestStates.sent, resentAt: null, decidedAt: null } },
  })) > 0;

async function lockWaiting(tx: Tx, id: number): Promise<ListedRequest> {
  await tx.$queryRaw`SELECT id FROM catalog_request WHERE id = ${id} FOR UPDATE`;
  const request = found(await findListedRequest(tx, id));
  if (request.state !== requestStates.sent)
    throw conflict('list-import.decided', { text: request.exhibitor.companyName });
  return request;
}
