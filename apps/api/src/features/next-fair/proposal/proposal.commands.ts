import type { AcceptedProposals, AcceptProposals, ConfirmProposal } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, found } from '../../../lib/app-error.ts';
import { dayOf, todayInZurich, writtenDay } from '../../../lib/clock.ts';
import type { Tx } from '../../../lib/database.ts';
import type { Catalog } from '../../../lib/generated/prisma/client.ts';
import { recordChange } from '../../../lib/history.ts';
import { announceRequest, announceWaiting } from '../../../live/announce.ts';
import { lockForChange } from '../../catalog/catalog.queries.ts';
import { collectionOf, lateOnes } from '../../catalog/catalog.rules.ts';
import { findWithDays, withOwnEnd } from '../../catalog/deadline.queries.ts';
import { decideLocked } from '../../request/decision/decision.commands.ts';
import type { RequestTools } from '../../request/request.commands.ts';
import { guardAccount, placeOrder } from '../../request/request.commands.ts';
import { visibleRequests } from '../../request/request.policy.ts';
import { presentServices } from '../../request/request.presenter.ts';
import { findRequest, lockRequest } from '../../request/request.queries.ts';
import type { Known, Proposal } from './proposal.queries.ts';
import { findKnown, findProposals } from './proposal.queries.ts';
import {
  allocationOf,
  conflictsOf,
  deckLeft,
  onlyServicesGone,
  planOf,
  servicesLeft,
  stateOf,
} from './proposal.rules.ts';

/** A proposal with what is known for it, under the lock of its catalogue. */
interface Locked {
  catalog: Catalog;
  proposal: Proposal;
  known: Known;
}

const orderOf = ({ proposal, known }: Omit<Locked, 'catalog'>) => ({
  catalogId: proposal.catalogId,
  countStands: proposal.countStands,
  countPagesWine: proposal.countPagesWine,
  countPagesAdvertising: proposal.countPagesAdvertising,
  exhibitorComment: null,
  deckId: deckLeft(proposal.details, known)?.id ?? null,
  services: servicesLeft(proposal.details, known),
  // So that the decision is proposed with them, even where the exhibitor had something else in another year.
  ...planOf(proposal, known),
});

/** Refuses what has a request already, and says what became of it. @throws AppError 409 */
function guardUnanswered({ answer }: Proposal, { name }: Catalog): void {
  if (answer?.state === 'sent') throw conflict('proposal.sent', { name });
  if (answer?.state === 'accepted') throw conflict('proposal.accepted', { name });
  if (answer?.state === 'rejected') throw conflict('proposal.rejected', { name });
}

/**
 * Sends the order of last time as the exhibitor's order, as if they had filled the form. Stands are not part of an order.
 * @returns the id of the request
 * @throws AppError 404; 409 `proposal.not-open`, `proposal.over`, `proposal.sent`, `proposal.accepted`,
 *   `proposal.rejected`, `proposal.changed`, `catalog-request.account-inactive`
 */
export const confirmOwnProposal = (
  tools: RequestTools,
  actor: Actor,
  form: ConfirmProposal,
): Promise<number> =>
  tools.db.transact(async (tx) => {
    const locked = await lockProposal(tx, form.catalog_id, actor.userId);
    const { catalog, proposal, known } = locked;
    guardAccount(actor);
    // Told before the days: who asks late wants to know that it is done.
    guardUnanswered(proposal, catalog);
    const { name } = catalog;
    const collection = collectionOf(catalog, tools.clock);
    if (collection === 'upcoming')
      throw conflict('proposal.not-open', { name, from: writtenDay(dayOf(catalog.fromOn)) });
    if (collection === 'ended') throw conflict('proposal.over', { name });
    const seen = new Map(form.services.map(({ id, amount }) => [id, amount]));
    const left = servicesLeft(proposal.details, known);
    if (left.length !== seen.size || left.some(({ serviceId, amount }) => seen.get(serviceId) !== amount))
      throw conflict('proposal.changed');
    return placeOrder(tx, tools, actor, orderOf(locked));
  });

/** The proposal of an exhibitor, its catalogue locked and with the end that it has for them. @throws AppError 404 */
async function lockProposal(tx: Tx, catalogId: number, exhibitorId: number): Promise<Locked> {
  const all = found(await lockForChange(tx, catalogId));
  const own = await withOwnEnd(tx, { catalogId, exhibitorId, catalog: all });
  const [proposal] = await findProposals(tx, catalogId, [exhibitorId]);
  const known = await findKnown(tx, all, proposal ? [proposal] : []);
  return { catalog: own?.catalog ?? all, proposal: found(proposal), known };
}

type Outcome = { became: 'accepted' | 'requested' | 'already' } | { left: AcceptedProposals['left'][number] };

/**
 * Takes orders of last time over for their exhibitors: each as a request that is accepted at once, with its stands and
 * pages. Each is one transaction, so what was done stays done if the call breaks off, and doing it again adds nothing.
 * @throws AppError 404; 409 `catalog.closed` for a catalogue that has ended for everybody
 */
export async function acceptAll(
  tools: RequestTools,
  actor: Actor,
  catalogId: number,
  { ids, ...how }: AcceptProposals,
): Promise<AcceptedProposals> {
  const { db, clock } = tools;
  const catalog = found(await findWithDays(db.prisma, catalogId));
  // After the end only as long as somebody may go on.
  if (lateOnes(catalog, todayInZurich(clock))?.length === 0)
    throw conflict('catalog.closed', { name: catalog.name });
  const all = await findProposals(db.prisma, catalogId);
  const result: AcceptedProposals = { accepted: 0, requested: 0, already: 0, left: [] };
  for (const exhibitorId of ids) {
    const outcome = await db.transact((tx) =>
      acceptOne(tx, tools, actor, { catalogId, exhibitorId, all, ...how }),
    );
    if ('left' in outcome) result.left.push(outcome.left);
    else result[outcome.became] += 1;
  }
  return result;
}

type How = Omit<AcceptProposals, 'ids'> & { catalogId: number; exhibitorId: number; all: Proposal[] };

async function acceptOne(tx: Tx, tools: RequestTools, actor: Actor, how: How): Promise<Outcome> {
  const { catalogId, exhibitorId } = how;
  const catalog = found(await lockForChange(tx, catalogId));
  const [proposal] = await findProposals(tx, catalogId, [exhibitorId]);
  if (!proposal) return { became: 'already' };
  const known = await findKnown(tx, catalog, [proposal], how.all);
  const state = stateOf(proposal, known);
  if (state !== 'open' && state !== 'confirmed') return { became: 'already' };
  const conflicts = conflictsOf(proposal, known);
  const acceptable = conflicts.length === 0 || (how.without_services === 1 && onlyServicesGone(conflicts));
  const asRequest = !acceptable && how.rest === 'request' && !conflicts.some(({ kind }) => kind === 'closed');
  if (!acceptable && !asRequest) {
    const { companyName } = proposal.exhibitor;
    return { left: { exhibitor_id: exhibitorId, company_name: companyName, conflicts } };
  }
  const requestId = proposal.answer?.id ?? (await takeOver(tx, tools, actor, { catalog, proposal, known }));
  if (asRequest) return { became: 'requested' };
  await accept(tx, tools, actor, requestId, proposal);
  return { became: 'accepted' };
}

/** Writes a proposal as a request that waits, without telling its exhibitor: the decision does. @returns its id */
async function takeOver(tx: Tx, { clock }: RequestTools, actor: Actor, locked: Locked): Promise<number> {
  const { exhibitorId } = locked.proposal;
  const { services, ...order } = orderOf(locked);
  const { id } = await tx.catalogRequest.create({
    data: { ...order, exhibitorId, createdAt: clock.now(), services: { createMany: { data: services } } },
    select: { id: true },
  });
  const {
    catalog: _,
    exhibitor: __,
    deck: ___,
    ...after
  } = found(await findRequest(tx, visibleRequests(actor), id));
  await recordChange(tx, actor, { entity: 'catalog-request', entityId: id, action: 'take-over', after });
  await announceRequest(tx, exhibitorId);
  await announceWaiting(tx);
  return id;
}

async function accept(tx: Tx, tools: RequestTools, actor: Actor, id: number, proposal: Proposal) {
  const request = found(await lockRequest(tx, visibleRequests(actor), id));
  const form = {
    accepted: 1 as const,
    count_stands: request.countStands,
    count_pages_wine: request.countPagesWine,
    count_pages_advertising: request.countPagesAdvertising,
    service: presentServices(request.services),
    ...allocationOf(proposal),
    version: request.version,
  };
  // An order that its exhibitor confirmed is told as any other.
  await decideLocked(tx, tools, actor, request, form, proposal.answer === null);
}
