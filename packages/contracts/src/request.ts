import { z } from 'zod';
import { choiceFilter, listQuery, numberFilter } from './list.ts';
import { shownNames } from './names.ts';
import { releaseStates } from './page-release.ts';
import { pageTypes } from './page-type.ts';
import {
  count,
  flag,
  flagOrNull,
  id,
  moment,
  optionalId,
  optionalParagraphs,
  version,
} from './primitives.ts';
import { MAX_REQUEST_REMARK, REQUEST_COUNTS } from './request-limits.ts';
import { requestStates } from './request-state.ts';
import { sessionCatalog } from './session.ts';

export const requestState = z.enum(requestStates);

/** The ordered quantities. */
export const orderedCounts = {
  count_stands: z.int(),
  count_pages_wine: z.int(),
  count_pages_advertising: z.int(),
};

/** On which deck the exhibitor would like to stand, with its name; null where any will do, and at a fair without ships. */
export const wishedDeck = { deck_id: z.int().nullable(), deck: z.string().nullable() };

/** Services on the wire: a map keyed by the service's id. */
export const serviceMap = z.record(z.string(), z.object({ service_id: z.int(), amount: z.int() }));

/** A stand in a request: its place as text. */
export const requestStand = z.object({
  id: z.int(),
  stand: z.string(),
  ship: z.string().nullable(),
  deck: z.string().nullable(),
});

/** One of the exhibitor's own requests. */
export const requestRow = z.object({
  id: z.int(),
  catalog_id: z.int(),
  catalog: sessionCatalog,
  exhibitor_id: z.int(),
  state: requestState,
  /** 1 accepted, 0 rejected, null while undecided. */
  accepted: flagOrNull,
  ...orderedCounts,
  ...wishedDeck,
  service: serviceMap,
  /** What the exhibitor wrote. */
  comment: z.string().nullable(),
  /** The organiser's comment on the decision. */
  answer: z.string().nullable(),
  created_at: moment,
  /** When the exhibitor changed it last; null if never. */
  resent_at: moment.nullable(),
  decided_at: moment.nullable(),
  /** Whether the caller may change it now. */
  editable: flag,
  version: z.int(),
});
export type RequestRow = z.output<typeof requestRow>;

/** The order and the allocation once more, under the names that older clients read. */
export const requestRelations = {
  user: z.object({
    id: z.int(),
    company_name: z.string(),
    pages: z.array(
      z.object({
        id: z.int(),
        page_type: z.literal(pageTypes),
        stand: z.object({ id: z.int(), stand: z.string() }).nullable(),
        page_title: z.object({ id: z.int(), name: z.string() }).nullable(),
      }),
    ),
  }),
  exhibitor_catalog_request_service: z.array(
    z.object({ service_id: z.int(), amount: z.int(), service: z.object({ name: z.string() }) }),
  ),
  rel_stand_user_catalog: z.array(z.object({ stand_id: z.int() })),
};

/** A request with its allocation. */
export const requestItem = requestRow.extend({
  ...requestRelations,
  stands: z.array(requestStand),
  pages: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      page_type: z.literal(pageTypes),
      page_title: z.string().nullable(),
      /** The names of that title in other languages. */
      page_title_names: z.object(shownNames).nullable(),
      stand: z.string().nullable(),
      active: flag,
      state: z.enum(releaseStates),
    }),
  ),
});
export type RequestItem = z.output<typeof requestItem>;

const between = ({ min, max }: { min: number; max: number }) => count(min, max);

/** An empty number field of a service means none of it. */
const amount = z.preprocess(
  (input: number | string | null) => (input === '' || input === null ? 0 : input),
  between(REQUEST_COUNTS.service),
);

const serviceKey = z.string().regex(/^[1-9]\d{0,9}$/, 'validation.invalid');

/** The services of a form: at most a fair's whole offer, by id. */
export const serviceAmounts = z.record(serviceKey, z.object({ service_id: id, amount })).superRefine(
  (services, ctx) => {
    // What is no map has been told already.
    if (Array.isArray(services)) return;
    if (Object.keys(services).length > 200)
      ctx.addIssue({ code: 'custom', message: 'validation.too-many', params: { max: 200 } });
    for (const [key, service] of Object.entries(services))
      if (typeof service?.service_id === 'number' && Number(key) !== service.service_id)
        ctx.addIssue({ code: 'custom', path: [key, 'service_id'], message: 'validation.invalid' });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** The fields of an order. */
export const countFields = {
  count_stands: between(REQUEST_COUNTS.stands),
  count_pages_wine: between(REQUEST_COUNTS.winePages),
  count_pages_advertising: between(REQUEST_COUNTS.adPages),
};

export const requestRemark = optionalParagraphs(MAX_REQUEST_REMARK);

/** `POST request`: an exhibitor's order for the active catalogue. */
export const requestCreate = z.object({
  ...countFields,
  count_pages_advertising: countFields.count_pages_advertising.optional().default(0),
  service: serviceAmounts.optional().default({}),
  /** On which deck the exhibitor would like to stand; not stored for a fair without ships. */
  deck_id: optionalId.optional().default(null),
  comment: requestRemark.optional().default(null),
});
export type RequestCreate = z.output<typeof requestCreate>;

/** `PUT request/{id}`: absent fields are not changed. A map of services replaces all of them. */
export const requestUpdate = z
  .object({ ...countFields, service: serviceAmounts, deck_id: optionalId, comment: requestRemark })
  .partial()
  .extend({ version });
export type RequestUpdate = z.output<typeof requestUpdate>;

export const requestList = listQuery({
  filters: { catalog_id: numberFilter, accepted: choiceFilter([0, 1]) },
  sortable: ['created_at', 'id'],
  custom: { state: requestState },
});
export type RequestListQuery = z.output<typeof requestList>;

/** The texts that confirm the sending: `request_sent` the first time, `request_resent` after a change. */
export const requestSent = z.object({ data: requestItem, request_sent: z.literal(true) });
export const requestResent = z.object({ data: requestItem, request_resent: z.literal(true) });
