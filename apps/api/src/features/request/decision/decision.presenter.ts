import type { AdminRequestItem, AdminRequestRow, SeenOrder } from '@rebblatt/contracts';
import { acceptedFlag, hasWines, seenOrder } from '@rebblatt/contracts';
import type { Clock } from '../../../lib/clock.ts';
import { asFlag } from '../../../lib/prisma-filter.ts';
import { presentCatalogBrief } from '../../catalog/catalog.presenter.ts';
import { presentCounts, presentRelations, presentServices, presentStands } from '../request.presenter.ts';
import type { Assigned, RequestRecord } from '../request.queries.ts';
import type { AdminRequestLine } from './decision.queries.ts';
import type { Known } from './proposal.rules.ts';
import { propose } from './proposal.rules.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** An item of the organiser's list. */
export const presentAdminRequest = (line: AdminRequestLine): AdminRequestRow => ({
  // Before the spread row: V8 copies an object again to add a field after the spread.
  accepted: acceptedFlag[line.state],
  ...line,
  created_at: line.created_at.toISOString(),
  resent_at: iso(line.resent_at),
  decided_at: iso(line.decided_at),
});

/** The part of an order that is stored for somebody who saw it. */
export const orderSeen = (request: RequestRecord): SeenOrder => ({
  ...presentCounts(request),
  service: presentServices(request.services),
  deck: request.deck?.name ?? null,
  exhibitor_comment: request.exhibitorComment,
});

type Row = AdminRequestItem['winePages'][number];

const blank: Row = {
  pageId: null,
  pageTitleId: null,
  pageTitle: null,
  standId: null,
  stand: null,
  position: null,
  state: null,
  active: 1,
};

/** A row for each existing page, and one for each page that is ordered and missing. */
function rowsOf(pages: Assigned['pages'], ordered: number): Row[] {
  const there = pages.map((page) => ({
    pageId: page.id,
    pageTitleId: page.pageTitleId,
    pageTitle: page.pageTitle?.name ?? null,
    standId: page.standId,
    stand: page.stand?.stand ?? null,
    position: page.position,
    state: page.state,
    active: asFlag(page.active),
  }));
  return [...there, ...Array.from({ length: Math.max(0, ordered - there.length) }, () => blank)];
}

/** Whom to ask about a request. */
function presentContact({ exhibitor }: RequestRecord): AdminRequestItem['contact'] {
  const { name, email, language } = exhibitor.user;
  return { name, email, language, phone: exhibitor.phone };
}

/** What an exhibitor had in an earlier catalogue. */
function presentEarlier({
  name,
  assigned,
}: {
  name: string;
  assigned: Assigned;
}): AdminRequestItem['earlier'] {
  const wine = assigned.pages.filter(({ pageType }) => hasWines(pageType)).length;
  return {
    catalog: name,
    stands: presentStands(assigned.stands),
    winePages: wine,
    adPages: assigned.pages.length - wine,
  };
}

interface Context {
  assigned: Assigned;
  serviceNames: ReadonlyMap<number, string>;
  taken: AdminRequestItem['taken'];
  seen: unknown;
  decidedBy: string | null;
  forProposal: { known: Known | null; earlier: { name: string; assigned: Assigned } | null };
  swaps: AdminRequestItem['swaps'];
  neighbours: { previous: number | null; next: number | null };
}

/** A request with all data for its decision. */
export function presentDecision(
  line: AdminRequestLine,
  request: RequestRecord,
  { assigned, serviceNames, taken, seen, decidedBy, forProposal, swaps, neighbours }: Context,
  clock: Clock,
): AdminRequestItem {
  const winePages = assigned.pages.filter(({ pageType }) => hasWines(pageType));
  const adPages = assigned.pages.filter(({ pageType }) => !hasWines(pageType));
  return {
    ...presentAdminRequest(line),
    ...presentRelations(request, assigned, serviceNames),
    catalog: presentCatalogBrief(request.catalog, clock),
    service: presentServices(request.services),
    comment: request.comment,
    exhibitor_comment: request.exhibitorComment,
    decided_by: decidedBy,
    stand: assigned.stands.map(({ id }) => id),
    stands: presentStands(assigned.stands),
    winePages: rowsOf(winePages, request.countPagesWine),
    adPages: rowsOf(adPages, request.countPagesAdvertising),
    taken,
    contact: presentContact(request),
    earlier: forProposal.earlier && presentEarlier(forProposal.earlier),
    proposal: forProposal.known && propose(forProposal.known),
    swaps,
    seen: seenOrder.nullable().catch(null).parse(seen),
    ...neighbours,
  };
}
