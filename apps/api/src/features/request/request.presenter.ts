import type { RequestItem, RequestRow } from '@rebblatt/contracts';
import { acceptedFlag, collectionStateOf } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import { asFlag } from '../../lib/prisma-filter.ts';
import { presentCatalogBrief } from '../catalog/catalog.presenter.ts';
import { shownNamesOf } from '../reference/names.rules.ts';
import { mayChange } from './request.policy.ts';
import type { Assigned, RequestRecord } from './request.queries.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Services on the wire: a map by id. */
export const presentServices = (services: RequestRecord['services']): RequestRow['service'] =>
  Object.fromEntries(services.map(({ serviceId, amount }) => [serviceId, { service_id: serviceId, amount }]));

/** How much a request orders. */
export const presentCounts = (
  request: Pick<RequestRecord, 'countStands' | 'countPagesWine' | 'countPagesAdvertising'>,
) => ({
  count_stands: request.countStands,
  count_pages_wine: request.countPagesWine,
  count_pages_advertising: request.countPagesAdvertising,
});

/** On which deck its exhibitor would like to stand. */
export const presentDeck = ({ deck }: { deck: { id: number; name: string } | null }) => ({
  deck_id: deck?.id ?? null,
  deck: deck?.name ?? null,
});

/** A request as its exhibitor sees it. */
export function presentRequest(request: RequestRecord, actor: Actor, clock: Clock): RequestRow {
  const catalog = presentCatalogBrief(request.catalog, clock);
  return {
    id: request.id,
    catalog_id: request.catalogId,
    catalog,
    exhibitor_id: request.exhibitorId,
    state: request.state,
    accepted: acceptedFlag[request.state],
    ...presentCounts(request),
    ...presentDeck(request),
    service: presentServices(request.services),
    comment: request.exhibitorComment,
    answer: request.comment,
    created_at: request.createdAt.toISOString(),
    resent_at: iso(request.resentAt),
    decided_at: iso(request.decidedAt),
    editable: asFlag(mayChange(actor, request, collectionStateOf(catalog, todayInZurich(clock)))),
    version: request.version,
  };
}

/** Stands with their location as text. */
export const presentStands = (stands: Assigned['stands']): RequestItem['stands'] =>
  stands.map(({ id, stand, ship, deck }) => ({
    id,
    stand,
    ship: ship?.name ?? null,
    deck: deck?.name ?? null,
  }));

type PageType = RequestItem['pages'][number]['page_type'];

/** The order and the allocation as relations of the request. */
export const presentRelations = (
  request: RequestRecord,
  { stands, pages }: Assigned,
  serviceNames: ReadonlyMap<number, string>,
): Pick<RequestItem, 'user' | 'exhibitor_catalog_request_service' | 'rel_stand_user_catalog'> => ({
  user: {
    id: request.exhibitorId,
    company_name: request.exhibitor.companyName,
    pages: pages.map(({ id, pageType, stand, pageTitle }) => ({
      id,
      page_type: pageType as PageType,
      stand,
      page_title: pageTitle && { id: pageTitle.id, name: pageTitle.name },
    })),
  },
  exhibitor_catalog_request_service: request.services.map(({ serviceId, amount }) => ({
    service_id: serviceId,
    amount,
    service: { name: serviceNames.get(serviceId) ?? '' },
  })),
  rel_stand_user_catalog: stands.map(({ id }) => ({ stand_id: id })),
});

/** What an acceptance assigned. */
export const presentAssigned = ({ stands, pages }: Assigned): Pick<RequestItem, 'stands' | 'pages'> => ({
  stands: presentStands(stands),
  pages: pages.map((page) => ({
    id: page.id,
    position: page.position,
    page_type: page.pageType as PageType,
    page_title: page.pageTitle?.name ?? null,
    page_title_names: page.pageTitle && shownNamesOf(page.pageTitle),
    stand: page.stand?.stand ?? null,
    active: asFlag(page.active),
    state: page.state,
  })),
});
