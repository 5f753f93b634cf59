import type { StandMove, StandMoved } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { Catalog } from '../../lib/generated/prisma/client.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { lockOf, visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { lockPage } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';
import { lockCatalog } from '../page/position/position.queries.ts';
import { findShares } from '../request/decision/proposal.queries.ts';
import type { RequestTools } from '../request/request.commands.ts';
import { visibleRequests } from '../request/request.policy.ts';
import type { RequestRecord } from '../request/request.queries.ts';
import { findAssigned, lockRequest } from '../request/request.queries.ts';
import { move } from '../request/step.commands.ts';
import { findNewestBook, findPagesAt, findPlaces, findRequestId } from './stand-plan.queries.ts';

type Place = Awaited<ReturnType<typeof findPlaces>>[number];

/** A company that gets another stand, with what changes with it, all of it locked. */
interface Mover {
  exhibitorId: number;
  companyName: string;
  from: Place;
  to: Place;
  request: RequestRecord;
  pages: LockedPage[];
}

/** Both stands. @throws AppError 422 on the one that is none of this catalogue's */
async function placesOf(tx: Tx, catalog: Catalog, form: StandMove): Promise<[Place, Place]> {
  const places = await findPlaces(tx, catalog, [form.stand_id, form.to]);
  const [from, to] = [form.stand_id, form.to].map((id) => places.find((place) => place.id === id));
  if (!from) throw invalidField('stand_id', 'validation.not-found');
  if (!to || to === from) throw invalidField('to', to ? 'validation.duplicate' : 'validation.not-found');
  return [from, to];
}

/** Refuses when somebody else is there than the caller saw. @throws AppError 409 `stand-plan.changed` */
function guardSeen([from, to]: [Place, Place], form: StandMove): void {
  const there = (place: Place) => place.assignments[0]?.exhibitorId ?? null;
  if (there(from) !== form.exhibitor_id || there(to) !== form.to_exhibitor_id)
    throw conflict('stand-plan.changed');
  if (there(from) === there(to)) throw invalidField('to', 'validation.duplicate');
}

/**
 * A company with its request and its pages at a stand, locked.
 * @throws AppError 409 `stand-plan.no-request`; `stand-plan.page-locked` as a released page keeps its stand until its
 *   release is withdrawn
 */
async function lockMover(tx: Tx, actor: Actor, catalogId: number, from: Place, to: Place): Promise<Mover> {
  const { exhibitorId, exhibitor } = found(from.assignments[0] ?? null);
  const { companyName } = exhibitor;
  const id = await findRequestId(tx, catalogId, exhibitorId);
  const request = id === null ? null : await lockRequest(tx, visibleRequests(actor), id);
  if (request?.state !== requestStates.accepted)
    throw conflict('stand-plan.no-request', { company: companyName, stand: from.stand });
  const pages: LockedPage[] = [];
  for (const pageId of await findPagesAt(tx, { catalogId, exhibitorId, standId: from.id })) {
    const page = found(await lockPage(tx, visiblePages(actor), pageId));
    if (lockOf(page))
      throw conflict('stand-plan.page-locked', {
        ...{ company: companyName, stand: from.stand, position: page.position },
      });
    pages.push(page);
  }
  return { exhibitorId, companyName, from, to, request, pages };
}

/** The company to which a free stand is proposed as long as its order waits, by name. */
async function findProposedTo(tools: RequestTools, catalog: Catalog, standId: number) {
  const { shares } = await findShares(tools.db, { catalog, catalogId: catalog.id });
  const [id] = [...shares].find(([, stands]) => stands.includes(standId)) ?? [];
  const company = id === undefined ? null : await tools.db.prisma.exhibitor.findUnique({ where: { id } });
  return company?.companyName ?? null;
}

/** Gives every mover its new stand: assignment, pages, then the step of its request with history and mail. */
async function write(tx: Tx, tools: RequestTools, actor: Actor, catalogId: number, movers: Mover[]) {
  const had = new Map<Mover, number[]>();
  for (const mover of movers) {
    const { stands } = await findAssigned(tx, catalogId, mover.exhibitorId);
    had.set(
      mover,
      stands.map(({ id }) => id),
    );
  }
  // All leave before anybody comes: a stand has one company.
  const left = movers.map(({ from }) => from.id);
  await tx.catalogStand.deleteMany({ where: { catalogId, standId: { in: left } } });
  await tx.catalogStand.createMany({
    data: movers.map(({ exhibitorId, to }) => ({ catalogId, exhibitorId, standId: to.id })),
  });
  for (const { pages, to } of movers)
    for (const page of pages) await writePage(tx, actor, page, 'assign', { standId: to.id });
  for (const mover of movers) {
    const { request, pages, from, to } = mover;
    const before = had.get(mover) ?? [];
    await move(tx, tools, actor, request, 'accept', {
      assigned: {
        before: { stands: before },
        after: {
          stands: before.map((id) => (id === from.id ? to.id : id)),
          newPages: [],
          changedPages: pages.map(({ id }) => id),
        },
      },
    });
  }
}

/**
 * Gives a company another stand, and whoever is there the company's, in one transaction: all of it as a changed acceptance of
 * their requests, with the same rules, history and mails.
 * @returns what changes, or with `only_check` what would
 * @throws AppError 404; 409 `stand-plan.changed`, `stand-plan.no-request`, `stand-plan.page-locked`; 422 on `stand_id`, `to`
 */
export async function moveStand(
  tools: RequestTools,
  actor: Actor,
  catalogId: number,
  form: StandMove,
): Promise<StandMoved> {
  const { moved, catalog } = await tools.db.transact(async (tx) => {
    await lockCatalog(tx, catalogId);
    const catalog = found(await findCatalog(tx, catalogId));
    const [from, to] = await placesOf(tx, catalog, form);
    guardSeen([from, to], form);
    const movers = [await lockMover(tx, actor, catalogId, from, to)];
    if (to.assignments.length > 0) movers.push(await lockMover(tx, actor, catalogId, to, from));
    const book = await findNewestBook(tx, catalogId);
    if (!form.only_check) await write(tx, tools, actor, catalogId, movers);
    return { moved: { movers, book }, catalog };
  });
  return {
    moves: moved.movers.map(({ exhibitorId, companyName, pages, ...places }) => ({
      exhibitor_id: exhibitorId,
      company_name: companyName,
      from: places.from.stand,
      to: places.to.stand,
      positions: pages.map(({ position }) => position),
    })),
    proposed_to:
      form.only_check && form.to_exhibitor_id === null ? await findProposedTo(tools, catalog, form.to) : null,
    book: moved.book,
  };
}
