import type { OtherProposals } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { findCatalog, lockForChange } from '../catalog/catalog.queries.ts';
import { proposalOf } from './next-fair.commands.ts';
import { findLastOrders } from './next-fair.queries.ts';

type Reader = Pick<Tx, 'orderProposal' | 'catalog'>;

/** The catalogue of last time: that of its proposals, else the newest of its type before it; null without one. */
async function findLast(reader: Reader, id: number): Promise<{ id: number; name: string } | null> {
  const proposal = await reader.orderProposal.findFirst({
    where: { catalogId: id, lastCatalogId: { not: null } },
    select: { lastCatalog: { select: { id: true, name: true } } },
  });
  if (proposal?.lastCatalog) return proposal.lastCatalog;
  const { catalogType, fromOn } = found(await reader.catalog.findUnique({ where: { id } }));
  return reader.catalog.findFirst({
    where: { catalogType, toOn: { lt: fromOn } },
    orderBy: { toOn: 'desc' },
    select: { id: true, name: true },
  });
}

/** The ids of those who have a proposal, or an order without one. */
async function findThere(tx: Pick<Tx, 'orderProposal' | 'catalogRequest'>, catalogId: number) {
  const where = { where: { catalogId }, select: { exhibitorId: true } };
  const [proposals, requests] = [
    await tx.orderProposal.findMany(where),
    await tx.catalogRequest.findMany(where),
  ];
  return new Set([...proposals, ...requests].map(({ exhibitorId }) => exhibitorId));
}

/** Who took part last time and could get a proposal. @throws AppError 404 */
export async function findOthers(db: Database, id: number): Promise<OtherProposals> {
  found(await findCatalog(db.prisma, id), 'catalog');
  const last = await findLast(db.prisma, id);
  if (!last) return { last: null, exhibitors: [] };
  const there = await findThere(db.prisma, id);
  const orders = await findLastOrders(db.prisma, last.id);
  return {
    last,
    exhibitors: orders
      .filter(({ exhibitorId, closed }) => !closed && !there.has(exhibitorId))
      .map(({ exhibitorId, companyName }) => ({ id: exhibitorId, company_name: companyName })),
  };
}

/**
 * Proposes orders of last time as well; who has one, or has ordered, gets none.
 * @returns how many are added
 * @throws AppError 404; 422 on `exhibitors.{i}` for one who did not take part, on `exhibitors` for a closed account
 */
export const addProposals = (db: Database, actor: Actor, id: number, ids: number[]): Promise<number> =>
  db.transact(async (tx) => {
    found(await lockForChange(tx, id), 'catalog');
    const last = await findLast(tx, id);
    const orders = new Map(
      (last ? await findLastOrders(tx, last.id) : []).map((one) => [one.exhibitorId, one]),
    );
    const there = await findThere(tx, id);
    const chosen = ids.map((exhibitorId, i) => {
      const order = orders.get(exhibitorId);
      if (!order) throw invalidField(`exhibitors.${i}`, 'validation.not-found');
      if (order.closed)
        throw invalidField('exhibitors', 'proposal.account-closed', { company: order.companyName });
      return order;
    });
    const added = chosen.filter(({ exhibitorId }) => !there.has(exhibitorId));
    if (!last || added.length === 0) return 0;
    await tx.orderProposal.createMany({ data: added.map((order) => proposalOf(order, id, last.id)) });
    await record(tx, actor, id, added.length);
    return added.length;
  });

/** Takes a proposal away that nobody has answered. @throws AppError 404; 409 `proposal.sent`, `proposal.accepted`, `proposal.rejected` */
export const removeProposal = (
  db: Database,
  actor: Actor,
  { id, exhibitor }: { id: number; exhibitor: number },
): Promise<void> =>
  db.transact(async (tx) => {
    const { name } = found(await lockForChange(tx, id), 'catalog');
    const own = { catalogId: id, exhibitorId: exhibitor };
    found(await tx.orderProposal.findUnique({ where: { catalogId_exhibitorId: own } }));
    const answer = await tx.catalogRequest.findFirst({ where: own, select: { state: true } });
    if (answer) throw conflict(`proposal.${answer.state}`, { name });
    await tx.orderProposal.delete({ where: { catalogId_exhibitorId: own } });
    await record(tx, actor, id, -1);
  });

/** The history tells how many there are now. */
async function record(tx: Tx, actor: Actor, catalogId: number, change: number): Promise<void> {
  const proposals = await tx.orderProposal.count({ where: { catalogId } });
  await recordChange(tx, actor, {
    ...{ entity: 'catalog', entityId: catalogId, action: 'update' },
    before: { proposals: proposals - change },
    after: { proposals },
  });
}
