import type { AdminRequestUpdate, SeenOrder } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { found, notFound } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { guardVersion } from '../../../lib/stale-write.ts';
import { orderAfter, orderOf } from '../order.commands.ts';
import type { RequestTools } from '../request.commands.ts';
import { visibleRequests } from '../request.policy.ts';
import type { RequestRecord } from '../request.queries.ts';
import { lockRequest } from '../request.queries.ts';
import type { StepTools } from '../step.commands.ts';
import { move } from '../step.commands.ts';
import { give, takeBack } from './assignment.commands.ts';
import { orderSeen } from './decision.presenter.ts';
import { lockCatalogOfRequest } from './decision.queries.ts';
import { keepBefore } from './undo.commands.ts';
import { findAllocation } from './undo.queries.ts';

/**
 * Accepts or rejects a request in one transaction: membership, stands, pages, mail and history. Decisions about one
 * catalogue run one after another.
 * @throws AppError 404; 409 `catalog-request.stand-taken`; 422 on the field that cannot be assigned; StaleWrite
 */
export const decide = (
  tools: RequestTools,
  actor: Actor,
  id: number,
  form: AdminRequestUpdate,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    if ((await lockCatalogOfRequest(tx, id)) === null) throw notFound();
    const before = found(await lockRequest(tx, visibleRequests(actor), id));
    guardVersion(before, form.version);
    await decideLocked(tx, tools, actor, before, form);
  });

/** As {@link decide}, with the catalogue and the request locked. @throws the same */
export async function decideLocked(
  tx: Tx,
  tools: StepTools,
  actor: Actor,
  before: RequestRecord,
  form: AdminRequestUpdate,
  unasked = false,
): Promise<void> {
  const had = await findAllocation(tx, before);
  if (await take(tx, tools, actor, before, form, unasked)) await keepBefore(tx, before, had);
}

/** Accepts or rejects a locked request. @returns whether anything changed */
async function take(
  tx: Tx,
  tools: StepTools,
  actor: Actor,
  before: RequestRecord,
  form: AdminRequestUpdate,
  unasked: boolean,
): Promise<boolean> {
  const { comment } = form;
  if (form.accepted === 0)
    return move(tx, tools, actor, before, 'reject', { comment, ...(await takeBack(tx, actor, before)) });
  const order = orderOf(form);
  const assigned = await give(tx, actor, before, orderAfter(before, order), form);
  return move(tx, tools, actor, before, 'accept', { order, comment, assigned, parkedPages: [], unasked });
}

/**
 * Records the state of a request that an administrator has seen, so that later changes can be marked.
 * @throws AppError 404; StaleWrite when it is no longer the state that they saw
 */
export const noteLook = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  requestId: number,
  version: number,
): Promise<void> =>
  db.transact(async (tx) => {
    const request = found(await lockRequest(tx, visibleRequests(actor), requestId));
    guardVersion(request, version);
    const look = { seen: orderSeen(request) satisfies SeenOrder, lookedAt: clock.now() };
    const key = { requestId, userId: actor.userId };
    await tx.catalogRequestLook.upsert({
      where: { requestId_userId: key },
      create: { ...key, ...look },
      update: look,
    });
  });
