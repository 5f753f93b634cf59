import { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, found, notFound } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database.ts';
import { guardVersion } from '../../../lib/stale-write.ts';
import { stateAfter } from '../../../lib/state-table.ts';
import { dropHeldMail } from '../../../mail/queue.ts';
import { visiblePages } from '../../page/page.policy.ts';
import type { LockedPage } from '../../page/page.queries.ts';
import { lockPage } from '../../page/page.queries.ts';
import { writePage } from '../../page/page-write.commands.ts';
import { removePage } from '../../page-edit/page-remove.commands.ts';
import type { RequestTools } from '../request.commands.ts';
import { visibleRequests } from '../request.policy.ts';
import type { RequestRecord } from '../request.queries.ts';
import { lockRequest } from '../request.queries.ts';
import { requestTable } from '../request.rules.ts';
import { aboutRequest, move } from '../step.commands.ts';
import { findHolders, lockCatalogOfRequest } from './decision.queries.ts';
import type { Allocation } from './undo.queries.ts';
import { findAllocation, wereTouched } from './undo.queries.ts';

const allocation = z.object({
  stands: z.array(z.int()),
  pages: z.array(
    z.object({
      id: z.int(),
      standId: z.int().nullable(),
      pageTitleId: z.int().nullable(),
      active: z.boolean(),
    }),
  ),
  member: z.boolean(),
});

/** What was there before a decision, and what it left. */
const kept = z.object({
  order: z.object({
    countStands: z.int(),
    countPagesWine: z.int(),
    countPagesAdvertising: z.int(),
    services: z.array(z.object({ serviceId: z.int(), amount: z.int() })),
  }),
  comment: z.string().nullable(),
  parkedPages: z.array(z.int()),
  had: allocation,
  left: allocation,
});
type Kept = z.output<typeof kept>;

/**
 * Keeps what was there before a decision on a request that waited, so that it can be taken back. A later decision only
 * changes an earlier one, of which nothing is kept.
 */
export async function keepBefore(tx: Tx, before: RequestRecord, had: Allocation): Promise<void> {
  if (before.state !== 'sent') return;
  const { countStands, countPagesWine, countPagesAdvertising, services, comment, parkedPages } = before;
  const left = await findAllocation(tx, before);
  const order = { countStands, countPagesWine, countPagesAdvertising, services };
  await tx.catalogRequestUndo.update({
    where: { requestId: before.id },
    data: { before: { order, comment, parkedPages, had, left } satisfies Kept },
  });
}

/**
 * Takes the decision on a request back as long as its mail is held: the request waits again, and its exhibitor has what
 * they had before. Who has gone on from there is not overruled.
 * @throws AppError 404; 409 `catalog-request.not-decided`, `catalog-request.undo-late` when the mail is under way,
 *   `catalog-request.undo-changed` when stands or pages were changed since, `catalog-request.undo-stand-taken`; StaleWrite
 */
export const takeBackDecision = (
  tools: RequestTools,
  actor: Actor,
  id: number,
  version: number,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    if ((await lockCatalogOfRequest(tx, id)) === null) throw notFound();
    const request = found(await lockRequest(tx, visibleRequests(actor), id));
    guardVersion(request, version);
    stateAfter(requestTable, request.state, 'undecide');
    const undo = await tx.catalogRequestUndo.findUnique({ where: { requestId: id } });
    const was = kept.nullable().parse(undo?.before ?? null);
    if (!undo || !was || !(await dropHeldMail(tx, aboutRequest(id))))
      throw conflict('catalog-request.undo-late');
    const changed = await lockChanged(tx, actor, was);
    await guardUntouched(tx, request, was, changed, undo.historyId);
    await restore(tx, actor, request, was, changed);
    await tx.catalogRequestUndo.delete({ where: { requestId: id } });
    await move(tx, tools, actor, request, 'undecide', {
      order: was.order,
      comment: was.comment,
      parkedPages: was.parkedPages,
      assigned: { before: { stands: was.left.stands }, after: { stands: was.had.stands } },
    });
  });

const sameIds = (a: number[], b: number[]) => a.length === b.length && a.every((id) => b.includes(id));
const idsOf = (pages: { id: number }[]) => pages.map(({ id }) => id);

/** The pages that the decision placed or changed, locked; what is gone is not among them. */
async function lockChanged(tx: Tx, actor: Actor, { had, left }: Kept): Promise<LockedPage[]> {
  const before = new Map(had.pages.map((page) => [page.id, JSON.stringify(page)]));
  const locked: LockedPage[] = [];
  for (const page of left.pages) {
    if (before.get(page.id) === JSON.stringify(page)) continue;
    const there = await lockPage(tx, visiblePages(actor), page.id);
    if (there) locked.push(there);
  }
  return locked;
}

/** Refuses when the exhibitor has other stands or pages now, or worked on one, or when a stand has gone to another. */
async function guardUntouched(
  tx: Tx,
  request: RequestRecord,
  { had, left }: Kept,
  changed: LockedPage[],
  historyId: number,
): Promise<void> {
  const now = await findAllocation(tx, request);
  const same = sameIds(now.stands, left.stands) && sameIds(idsOf(now.pages), idsOf(left.pages));
  if (!same || (await wereTouched(tx, idsOf(changed), historyId)))
    throw conflict('catalog-request.undo-changed');
  const holders = await findHolders(tx, request.catalogId, had.stands);
  const other = holders.find(({ exhibitorId }) => exhibitorId !== request.exhibitorId);
  if (other)
    throw conflict('catalog-request.undo-stand-taken', { stand: other.stand, company: other.companyName });
}

/** Gives an exhibitor exactly what they had: pages that the decision placed are removed, the last one first. */
async function restore(
  tx: Tx,
  actor: Actor,
  { catalogId, exhibitorId }: RequestRecord,
  { had }: Kept,
  changed: LockedPage[],
): Promise<void> {
  const of = { catalogId, exhibitorId };
  const before = new Map(had.pages.map((page) => [page.id, page]));
  for (const page of [...changed].sort((a, b) => b.position - a.position)) {
    const was = before.get(page.id);
    if (!was) await removePage(tx, actor, page);
    else {
      const { standId, pageTitleId, active } = was;
      const how = page.active === active ? 'assign' : active ? 'unpark' : 'park';
      await writePage(tx, actor, page, how, { standId, pageTitleId, active });
    }
  }
  await tx.catalogStand.deleteMany({ where: { ...of, standId: { notIn: had.stands } } });
  await tx.catalogStand.createMany({
    data: had.stands.map((standId) => ({ ...of, standId })),
    skipDuplicates: true,
  });
  if (!had.member) await tx.catalogMembership.deleteMany({ where: of });
}
