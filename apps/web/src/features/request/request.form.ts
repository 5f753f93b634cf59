import type { AdminRequestItem, OwnProposal, RequestItem, ServiceItem } from '@rebblatt/contracts';

type Services = RequestItem['service'];

/** A field for every service, with the ordered count. */
const serviceValues = (services: ServiceItem[], ordered: Services = {}) =>
  Object.fromEntries(services.map(({ id }) => [id, { service_id: id, amount: ordered[id]?.amount ?? 0 }]));

/** What a new order can begin with, as if it had been sent. */
export const startOf = ({ services, ...order }: OwnProposal): OrderStart => ({
  ...order,
  service: Object.fromEntries(services.map(({ id, amount }) => [id, { service_id: id, amount }])),
  comment: null,
});

/** What the form of an order begins with. */
export type OrderStart = Pick<
  RequestItem,
  'count_stands' | 'count_pages_wine' | 'count_pages_advertising' | 'deck_id' | 'service' | 'comment'
> & { version?: number };

/** Field values of an exhibitor's request, or of a new one. */
export const orderValues = (services: ServiceItem[], request: OrderStart | null) => ({
  count_stands: request?.count_stands ?? 1,
  count_pages_wine: request?.count_pages_wine ?? 1,
  count_pages_advertising: request?.count_pages_advertising ?? 0,
  deck_id: request?.deck_id ?? null,
  service: serviceValues(services, request?.service),
  comment: request?.comment ?? '',
  version: request?.version,
});

type Row = AdminRequestItem['winePages'][number];

/** An exhibitor's stands; after a rejection those still on their pages and not assigned to others. */
function standsOf({ stand, winePages, adPages, taken }: AdminRequestItem): number[] {
  if (stand.length > 0) return stand;
  const gone = new Set(taken.map(({ stand_id }) => stand_id));
  const named = [...winePages, ...adPages].flatMap(({ standId }) => standId ?? []);
  return [...new Set(named)].filter((id) => !gone.has(id));
}

/** Field values of the organiser's decision. While the request waits they begin with what is proposed, accepted. */
export function decisionValues(services: ServiceItem[], item: AdminRequestItem) {
  const { proposal } = item;
  const stand = proposal ? proposal.stands.map(({ id }) => id) : standsOf(item);
  const rowsOf = (rows: Row[], known: Pick<Row, 'pageId' | 'pageTitleId' | 'standId'>[] = []) =>
    rows
      .map((row, i) => (known[i]?.pageId === row.pageId ? known[i] : row))
      .map(({ pageId, pageTitleId, standId }) => ({
        pageId,
        pageTitleId,
        standId: standId !== null && stand.includes(standId) ? standId : null,
      }));
  return {
    accepted: item.accepted ?? (proposal ? 1 : undefined),
    count_stands: item.count_stands,
    count_pages_wine: item.count_pages_wine,
    count_pages_advertising: item.count_pages_advertising,
    stand,
    winePages: rowsOf(item.winePages, proposal?.winePages),
    adPages: rowsOf(item.adPages, proposal?.adPages),
    service: serviceValues(services, item.service),
    comment: item.comment ?? '',
    version: item.version,
  };
}

/** Field values of the decision. */
export type DecisionValues = ReturnType<typeof decisionValues>;
