import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { stateAfter } from '../../lib/state-table.ts';
import { announceRequest, announceWaiting } from '../../live/announce.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Order } from './order.commands.ts';
import { guardServices, orderAfter } from './order.commands.ts';
import { decisionMail } from './request.mail.ts';
import type { RequestRecord } from './request.queries.ts';
import { findGiven } from './request.queries.ts';
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
  given?: { before: object; after: object };
}

/** Only the columns of a request, as the history records them. */
const columnsOf = ({ catalog: _, exhibitor: __, ...columns }: RequestRecord) => columns;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Takes one step with a locked request. Only this function writes its state, so that the changes of the step, its entry
 * in the history, the mail to the exhibitor and the event for open windows belong together. A step that changes nothing
 * does nothing.
 * @throws AppError 409 when the table refuses the step; 422 on `service.{id}`
 */
export async function move(
  tx: Tx,
  { clock, publicUrl }: StepTools,
  actor: Actor,
  before: RequestRecord,
  step: RequestStep,
  { order = {}, comment, parkedPages, given }: Brought,
): Promise<void> {
  const state = stateAfter(requestTable, before.state, step);
  const { services, ...columns } = orderAfter(before, order);
  const words = comment === undefined ? before.comment : comment;
  const untouched =
    state === before.state &&
    words === before.comment &&
    !given &&
    same(orderAfter(before, {}), { ...columns, services });
  if (untouched) return;

  await guardServices(tx, order);
  const at = clock.now();
  const dates =
    step === 'change' ? { resentAt: at } : { decidedAt: at, decidedById: actor.adminId ?? actor.userId };
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
    before: { ...columnsOf(before), ...given?.before },
    after: { ...after, ...given?.after },
  });
  if (step !== 'change') {
    const has = await findGiven(tx, before.catalogId, before.exhibitorId);
    await queueMail(tx, decisionMail({ ...before, comment: words }, step, has, publicUrl));
  }
  await announceRequest(tx, before.exhibitorId);
  // It waits no longer, or what waits is another order.
  await announceWaiting(tx);
}
