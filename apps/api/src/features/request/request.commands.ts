import type { RequestCreate, RequestUpdate } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { announceRequest, announceWaiting } from '../../live/announce.ts';
import { queueMail } from '../../mail/queue.ts';
import { findOpenAdministrators } from '../admin/admin.queries.ts';
import { findOwnActiveCatalog } from '../catalog/deadline.queries.ts';
import { guardCollection } from '../page/page.gates.ts';
import type { Order } from './order.commands.ts';
import { deckFor, guardServices, orderOf } from './order.commands.ts';
import { requestReceivedMail, requestSentMail } from './request.mail.ts';
import { ownRequests } from './request.policy.ts';
import type { RequestRecord } from './request.queries.ts';
import { findRequest, lockRequest } from './request.queries.ts';
import type { StepTools } from './step.commands.ts';
import { move } from './step.commands.ts';

export type RequestTools = StepTools & { db: Database };

/** An account that waits for activation or is closed cannot order. @throws AppError 409 */
export function guardAccount(actor: Actor): void {
  if (!actor.active) throw conflict('catalog-request.account-inactive');
}

/**
 * Sends an exhibitor's request for the active catalogue and notifies the administrators.
 * @returns its id
 * @throws AppError 409 `catalog-request.no-catalog`, `catalog-request.exists`, `catalog-request.account-inactive`;
 *   422 on `service.{id}`, `deck_id`
 */
export async function sendRequest(tools: RequestTools, actor: Actor, form: RequestCreate): Promise<number> {
  const { db, clock } = tools;
  guardAccount(actor);
  const catalog = await findOwnActiveCatalog(db.prisma, clock, actor);
  if (!catalog) throw conflict('catalog-request.no-catalog');
  return db.transact(async (tx) => {
    const order = orderOf(form);
    return placeOrder(tx, tools, actor, {
      catalogId: catalog.id,
      countStands: order.countStands ?? form.count_stands,
      countPagesWine: order.countPagesWine ?? form.count_pages_wine,
      countPagesAdvertising: order.countPagesAdvertising ?? form.count_pages_advertising,
      exhibitorComment: form.comment,
      deckId: await deckFor(tx, catalog.catalogType, form.deck_id),
      services: order.services ?? [],
    });
  });
}

/** A whole order for a catalogue. */
type WholeOrder = Required<Order> & { catalogId: number; plannedStands?: number[]; plannedTitles?: number[] };

/**
 * Writes an exhibitor's order as a request that waits, and notifies the administrators.
 * @returns its id
 * @throws AppError 409 `catalog-request.exists`; 422 on `service.{id}`
 */
export async function placeOrder(
  tx: Tx,
  { clock, publicUrl }: StepTools,
  actor: Actor,
  { services, ...order }: WholeOrder,
): Promise<number> {
  await guardServices(tx, { services });
  const { id } = await tx.catalogRequest.create({
    data: {
      ...order,
      exhibitorId: actor.userId,
      createdAt: clock.now(),
      services: { createMany: { data: services } },
    },
    select: { id: true },
  });
  const request = found(await findRequest(tx, ownRequests(actor), id));
  const { catalog: _, exhibitor: __, deck: ___, ...after } = request;
  await recordChange(tx, actor, { entity: 'catalog-request', entityId: id, action: 'send', after });
  await tellOfRequest(tx, request, publicUrl);
  await announceRequest(tx, actor.userId);
  await announceWaiting(tx);
  return id;
}

/** Tells the administrators what waits for them, and the exhibitor that it has arrived. */
async function tellOfRequest(
  tx: Tx,
  request: RequestRecord,
  publicUrl: string,
  rejected?: RequestRecord,
): Promise<void> {
  for (const administrator of await findOpenAdministrators(tx))
    await queueMail(tx, requestSentMail(administrator, request, publicUrl, rejected));
  await queueMail(tx, requestReceivedMail(request, publicUrl));
}

/**
 * Changes what an exhibitor has ordered, until it is accepted. Changing a rejected request sends it again.
 * @throws AppError 404; 409 `catalog-request.decided`, `catalog.closed`, `catalog-request.account-inactive`;
 *   422 on `service.{id}`, `deck_id`; StaleWrite
 */
export const changeRequest = (
  tools: RequestTools,
  actor: Actor,
  id: number,
  form: RequestUpdate,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const before = found(await lockRequest(tx, ownRequests(actor), id));
    guardVersion(before, form.version);
    guardAccount(actor);
    guardCollection(actor, tools.clock, before.catalog);
    const deckId = await deckFor(tx, before.catalog.catalogType, form.deck_id);
    const order = { ...orderOf(form), exhibitorComment: form.comment, deckId };
    const changed = await move(tx, tools, actor, before, 'change', { order });
    if (!changed) return;
    const after = found(await findRequest(tx, ownRequests(actor), id));
    if (before.state === requestStates.rejected) await tellOfRequest(tx, after, tools.publicUrl, before);
    else await queueMail(tx, requestReceivedMail(after, tools.publicUrl));
  });
