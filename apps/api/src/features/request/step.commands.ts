import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { stateAfter } from '../../lib/state-table.ts';
import { announceRequest, announceWaiting } from '../../live/announce.ts';
import { dropHeldMail, queueHeldMail } from '../../mail/queue.ts';
import { collectionOf } from '../catalog/catalog.rules.ts';
import type { Order } from './order.commands.ts';
import { guardServices, orderAfter } from './order.commands.ts';
import { decisionMail } from './request.mail.ts';
import type { RequestRecord } from './request.queries.ts';
import { findAssigned } from './request.queries.ts';
import type { RequestStep } from './request.rules.ts';
import { requestTable } from './request.rules.ts';

export interface StepTools {
  clock: Clock;
  /** The public address of the product; mails link to it. */
  publicUrl: string;
}

/** The additional data of a step. */
interface Brought {
  order?: Order;
  /** The organiser's message; undefined keeps the current one. */
  comment?: string | null;
  /** Pages that are no longer printed from now on. */
  parkedPages?: number[];
  /** The changes of stands and pages, for the history; absent when there are none. */
  assigned?: { before: object; after: object };
  /** Whether the exhibitor has not asked for it: the organiser took the order of last time over. */
  unasked?: boolean;
}

/** Only the columns of a request, as the history records them. */
const columnsOf = ({ catalog: _, exhibitor: __, deck: ___, ...columns }: RequestRecord) => columns;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Takes one step with a locked request. Only this function writes its state, so that the changes of the step, its entry
 * in the history, the mail to the exhibitor and the event for open windows belong together. A step that changes nothing
 * does nothing.
 * @returns whether anything changed
 * @throws AppError 409 when the table refuses the step; 422 on `service.{id}`
 */
export async function move(
  tx: Tx,
  { clock, publicUrl }: StepTools,
  actor: Actor,
  before: RequestRecord,
  step: RequestStep,
  { order = {}, comment, parkedPages, assigned, unasked = false }: Brought,
): Promise<boolean> {
  const state = stateAfter(requestTable, before.state, step);
  const { services, ...columns } = orderAfter(before, order);
  const words = comment === undefined ? before.comment : comment;
  const untouched =
    state === before.state &&
    words === before.comment &&
    !assigned &&
    same(orderAfter(before, {}), { ...columns, services });
  if (untouched) return false;

  await guardServices(tx, order);
  const dates = datesOf(step, actor, clock.now());
  if (order.services) await tx.catalogRequestService.deleteMany({ where: { requestId: before.id } });
  const after = await tx.catalogRequest.update({
    where: { id: before.id },
    data: {
      ...columns,
      ...dates,
      state,
      comment: words,
      parkedPages,
      services: order.services && { createMany: { data: order.services } },
      version: { increment: 1 },
    },
    include: { services: { select: { serviceId: true, amount: true }, orderBy: { serviceId: 'asc' } } },
  });
  await recordChange(tx, actor, {
    entity: 'catalog-request',
    entityId: before.id,
    action: step,
    before: { ...columnsOf(before), ...assigned?.before },
    after: { ...after, ...assigned?.after },
  });
  if (step === 'accept' || step === 'reject')
    await tell(tx, { ...before, comment: words }, step, { clock, publicUrl }, unasked);
  await announceRequest(tx, before.exhibitorId);
  // It waits no longer, or what waits is another order.
  await announceWaiting(tx);
  return true;
}

function datesOf(step: RequestStep, actor: Actor, at: Date) {
  // What was rejected waits again.
  if (step === 'change') return { resentAt: at, decidedAt: null, decidedById: null };
  if (step === 'undecide') return { decidedAt: null, decidedById: null };
  return { decidedAt: at, decidedById: actor.adminId ?? actor.userId };
}

/** What the held mail about a decision on a request is about. */
export const aboutRequest = (requestId: number) => `request-${requestId}`;

/**
 * Queues the mail about a decision. It is held for a while: when the decision is changed meanwhile, only the last one is
 * told, in the words for an exhibitor who knows of none between; when it is taken back, none is.
 * @param request with the state before the decision
 */
async function tell(
  tx: Tx,
  request: RequestRecord,
  step: 'accept' | 'reject',
  { clock, publicUrl }: StepTools,
  unasked: boolean,
) {
  const about = aboutRequest(request.id);
  const assigned = await findAssigned(tx, request.catalogId, request.exhibitorId);
  const open = collectionOf(request.catalog, clock) === 'open';
  const unheard = await dropHeldMail(tx, about);
  const earlier = unheard
    ? await tx.catalogRequestUndo.findUnique({ where: { requestId: request.id } })
    : null;
  const known = earlier?.known ?? request.state;
  const mail = decisionMail({ ...request, state: known }, step, { assigned, open, unasked }, publicUrl);
  await queueHeldMail(tx, mail, about);
  const latest = await tx.history.findFirstOrThrow({
    where: { entity: 'catalog-request', entityId: request.id },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  const note = { known, historyId: latest.id, before: Prisma.DbNull };
  await tx.catalogRequestUndo.upsert({
    where: { requestId: request.id },
    create: { requestId: request.id, ...note },
    update: note,
  });
}
