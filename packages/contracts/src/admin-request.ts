import { z } from 'zod';
import { eachOnce, onAnyRows } from './across-fields.ts';
import { languages } from './language.ts';
import { choiceFilter, listQuery, numberFilter, textFilter } from './list.ts';
import { idList } from './list-field.ts';
import { mentionedNames, shownNames } from './names.ts';
import { releaseStates } from './page-release.ts';
import { flag, flagOrNull, id, moment, optionalId, shownEmail, version } from './primitives.ts';
import {
  countFields,
  orderedCounts,
  requestRelations,
  requestRemark,
  requestStand,
  requestState,
  serviceAmounts,
  serviceMap,
  wishedDeck,
} from './request.ts';
import { REQUEST_COUNTS } from './request-limits.ts';
import { sessionCatalog } from './session.ts';

/**
 * Whether the caller has seen a request: `new` was never opened, `changed` was changed by the exhibitor since
 * it was opened, `seen` is unchanged.
 */
export const requestLook = z.enum(['new', 'changed', 'seen']);

/** A row of the organiser's list. */
export const adminRequestRow = z.object({
  id: z.int(),
  catalog_id: z.int(),
  catalog: z.object({ id: z.int(), name: z.string() }),
  exhibitor_id: z.int(),
  exhibitor: z.object({
    id: z.int(),
    company_name: z.string(),
    email: shownEmail,
    city: z.string().nullable(),
  }),
  state: requestState,
  accepted: flagOrNull,
  ...orderedCounts,
  ...wishedDeck,
  look: requestLook,
  created_at: moment,
  resent_at: moment.nullable(),
  decided_at: moment.nullable(),
  version: z.int(),
});
export type AdminRequestRow = z.output<typeof adminRequestRow>;

/** What was ordered of one thing for a catalogue, in requests that were not rejected. */
export const orderedTotal = z.object({
  kind: z.enum(['stands', 'winePages', 'adPages', 'service']),
  /** Of the service; null for stands and pages. */
  name: z.string().nullable(),
  ...mentionedNames,
  ordered: z.int(),
  /** Of these in accepted requests. */
  accepted: z.int(),
  /** How many exhibitors ordered it. */
  exhibitors: z.int(),
});
export type OrderedTotal = z.output<typeof orderedTotal>;

/** The content of an order, to be compared with what the caller saw last. */
export const seenOrder = z.object({
  ...orderedCounts,
  service: serviceMap,
  /** The name of the wished deck; absent in what was seen before there were wishes. */
  deck: z.string().nullable().optional().default(null),
  exhibitor_comment: z.string().nullable(),
});
export type SeenOrder = z.output<typeof seenOrder>;

/** A row of the tables of pages: an existing page, or one that the acceptance will create. */
const pageRow = z.object({
  pageId: z.int().nullable(),
  pageTitleId: z.int().nullable(),
  pageTitle: z.string().nullable(),
  standId: z.int().nullable(),
  stand: z.string().nullable(),
  /** The page's place in the catalogue and its state; null while there is no page. */
  position: z.int().nullable(),
  state: z.enum(releaseStates).nullable(),
  active: flag,
});

/** A page of a proposal: an existing one, or one that the acceptance will create at this position. */
const proposedRow = pageRow.omit({ state: true, active: true }).extend({
  pageTitleId: z.int(),
  /** The names of that title in other languages. */
  pageTitleNames: z.object(shownNames),
  standId: z.int(),
  position: z.int(),
});

/** What an acceptance could give without any more work: what the exhibitor has or had, else what is free. */
export const requestProposal = z.object({
  stands: z.array(requestStand),
  /** Their ids; those that lie beside each other, on one ship and deck with following numbers, are together. */
  beside: z.array(z.array(z.int())),
  /** Whether all of them are on the wished deck; null without a wish. */
  as_wished: z.boolean().nullable(),
  winePages: z.array(proposedRow),
  adPages: z.array(proposedRow),
  /**
   * Why it cannot be accepted as it is; null when it can. `stands` says how many free ones are missing, `locked` at which
   * position a released page stands that would need another stand or title.
   */
  gap: z
    .object({ kind: z.enum(['stands', 'titles', 'locked']), count: z.int(), position: z.int().nullable() })
    .nullable(),
});
export type RequestProposal = z.output<typeof requestProposal>;

/**
 * A move of stands (`POST catalog/{id}/stands/move`) that gives the exhibitor one of last time: whoever is there goes back to one
 * of theirs of last time, which is free, or with `exchange` the exhibitor's.
 */
export const requestSwap = z.object({
  stand: z.object({ id: z.int(), stand: z.string() }),
  to: z.object({ id: z.int(), stand: z.string() }),
  /** Who is at the stand. */
  exhibitor_id: z.int(),
  company_name: z.string(),
  exchange: flag,
});
export type RequestSwap = z.output<typeof requestSwap>;

/** A request with everything needed to decide on it. */
export const adminRequestItem = adminRequestRow.extend({
  ...requestRelations,
  catalog: sessionCatalog,
  service: serviceMap,
  /** What the organiser writes with the decision. */
  comment: z.string().nullable(),
  /** What the exhibitor wrote. */
  exhibitor_comment: z.string().nullable(),
  /** Who decided last. */
  decided_by: z.string().nullable(),
  /** Ids of the stands given to the exhibitor in this catalogue. */
  stand: z.array(z.int()),
  stands: z.array(requestStand),
  winePages: z.array(pageRow),
  adPages: z.array(pageRow),
  /** The stands of this catalogue that other exhibitors have. */
  taken: z.array(z.object({ stand_id: z.int(), exhibitor_id: z.int(), company_name: z.string() })),
  /** Whom to ask; `language` is that of their mails. */
  contact: z.object({
    name: z.string().nullable(),
    email: shownEmail,
    phone: z.string().nullable(),
    language: z.enum(languages).nullable(),
  }),
  /** What the exhibitor had in the last catalogue of this type before; null when in none. */
  earlier: z
    .object({
      catalog: z.string(),
      stands: z.array(requestStand),
      winePages: z.int(),
      adPages: z.int(),
    })
    .nullable(),
  /** Only while it is undecided. */
  proposal: requestProposal.nullable(),
  /** What gives the exhibitor a stand of last time that another one has; empty when they get what they had. */
  swaps: z.array(requestSwap),
  /** The order as the caller last saw it; null when never. */
  seen: seenOrder.nullable(),
  /** The previous and the next undecided request in this catalogue. */
  previous: z.int().nullable(),
  next: z.int().nullable(),
});
export type AdminRequestItem = z.output<typeof adminRequestItem>;

/** Clients may send the names of stand and title too; only the ids are read. */
const pageRows = (max: number) =>
  z
    .array(z.object({ pageId: optionalId.optional().default(null), pageTitleId: id, standId: id }))
    .max(max)
    .superRefine(eachOnce('pageId'), { when: onAnyRows });

const remarkAndVersion = { comment: requestRemark.optional(), version };

const rejection = z.object({ accepted: z.literal(0), ...remarkAndVersion });

const acceptance = z.object({
  accepted: z.literal(1),
  ...remarkAndVersion,
  count_stands: countFields.count_stands.optional(),
  count_pages_wine: countFields.count_pages_wine.optional(),
  count_pages_advertising: countFields.count_pages_advertising.optional(),
  service: serviceAmounts.optional(),
  stand: z
    .array(id)
    .max(REQUEST_COUNTS.stands.max)
    .superRefine(eachOnce(), { when: onAnyRows })
    .optional()
    .default([]),
  winePages: pageRows(4 * REQUEST_COUNTS.winePages.max)
    .optional()
    .default([]),
  adPages: pageRows(4 * REQUEST_COUNTS.adPages.max)
    .optional()
    .default([]),
});

const isUndecided = (input: unknown) =>
  typeof input === 'object' && input !== null && !('accepted' in input && input.accepted);

/** The fields of the form; the decision is accepted in any form of a flag. */
type DecisionInput = Omit<z.input<typeof acceptance>, 'accepted'> & {
  accepted: number | boolean | string | null;
};

/**
 * `PUT admin-request/{id}`: 1 accepts with stands, pages and services, 0 rejects and ignores the other
 * fields, so that a half-filled form can be rejected. Absent counts and services keep the values that the
 * exhibitor ordered.
 */
export const adminRequestUpdate = z.preprocess(
  (input: DecisionInput) =>
    typeof input === 'object' && input !== null
      ? { ...input, accepted: flag.safeParse(input.accepted).data ?? (input.accepted || undefined) }
      : input,
  z.discriminatedUnion('accepted', [acceptance, rejection], {
    error: ({ code, input }) =>
      code === 'invalid_union' ? `validation.${isUndecided(input) ? 'required' : 'choice'}` : undefined,
  }),
);
export type AdminRequestUpdate = z.output<typeof adminRequestUpdate>;
export type Acceptance = z.output<typeof acceptance>;

export const adminRequestList = listQuery({
  filters: {
    catalog_id: numberFilter,
    'exhibitor.company_name': textFilter,
    'catalog.name': textFilter,
    accepted: choiceFilter([0, 1]),
    count_stands: numberFilter,
    count_pages_wine: numberFilter,
    count_pages_advertising: numberFilter,
  },
  sortable: [
    'exhibitor.company_name',
    'catalog.name',
    'state',
    'count_stands',
    'count_pages_wine',
    'count_pages_advertising',
    'created_at',
    'id',
  ],
  custom: { state: requestState, catalog_id: numberFilter },
});
export type AdminRequestListQuery = z.output<typeof adminRequestList>;

/** `POST admin-request/{id}/take-back`: the version in which the decision left the request. */
export const requestTakeBack = z.object({ version: version.unwrap() });

/** `POST admin-request/{id}/look`: the version that was looked at. */
export const lookOrder = z.object({ version: version.unwrap() });

/**
 * `POST admin-request/accept`: accepts requests with what is proposed for each; with `only_check` nothing is written and only
 * said what would be.
 */
export const acceptRequests = z.object({ ids: idList(500), only_check: flag.optional().default(0) });

/**
 * How many were accepted, and why the others were not: not enough `stands` or no `titles`, a released page (`locked`) that
 * would need another stand or title, `decided` already, or `changed` in the same moment.
 */
export const acceptedAsProposed = z.object({
  accepted: z.int(),
  left: z.array(
    z.object({
      id: z.int(),
      company_name: z.string(),
      why: z.enum(['stands', 'titles', 'locked', 'decided', 'changed']),
    }),
  ),
});
export type AcceptedAsProposed = z.output<typeof acceptedAsProposed>;
