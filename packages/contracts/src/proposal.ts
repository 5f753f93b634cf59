import { z } from 'zod';
import { idList } from './list-field.ts';
import { mentionedNames } from './names.ts';
import { count, day, flag, id, pathId } from './primitives.ts';
import { orderedCounts, wishedDeck } from './request.ts';
import { REQUEST_COUNTS } from './request-limits.ts';

/** Why an order of last time cannot be taken over as it was. */
export const proposalConflicts = [
  /** The account is closed. */
  'closed',
  /** The exhibitor has stands or pages in the catalogue already. */
  'has-already',
  /** More stands were ordered than had been assigned. */
  'stands-unknown',
  'stand-gone',
  /** The stand belongs to the other type of catalogue now. */
  'stand-type',
  'stand-taken',
  /** The order of somebody else names it too. */
  'stand-twice',
  'title-gone',
  /** A page had no title. */
  'titles-unknown',
  'service-gone',
] as const;

export const proposalConflict = z.object({
  kind: z.enum(proposalConflicts),
  /** The name of the stand, title or service; null where it is about none. */
  name: z.string().nullable(),
  /** Who has the stand or names it too; null where it is about nobody. */
  company: z.string().nullable(),
});
export type ProposalConflict = z.output<typeof proposalConflict>;

/** Those that an exhibitor is told of; they need not know who has a stand. */
const ownConflicts = [
  'closed',
  'has-already',
  'stand-gone',
  'stand-type',
  'stand-taken',
  'title-gone',
  'service-gone',
] as const satisfies readonly (typeof proposalConflicts)[number][];

/** A service of an order, with its name in other languages. */
const proposedService = z.object({
  id: z.int(),
  name: z.string(),
  ...mentionedNames,
  amount: z.int(),
});

/** The order of last time, as it is proposed. */
const proposed = {
  ...orderedCounts,
  ...wishedDeck,
  /** The names of the stands. */
  stands: z.array(z.string()),
  services: z.array(proposedService),
};

/**
 * Where a proposal stands: nobody answered it; the exhibitor sent it as it was, or another order; the organiser decided.
 */
export const proposalStates = ['open', 'confirmed', 'changed', 'accepted', 'rejected'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A proposal as the organiser sees it. */
export const proposalRow = z.object({
  exhibitor_id: z.int(),
  company_name: z.string(),
  /** Whether the owner can sign in, has to set a password first, waits for activation, or is closed. */
  account: z.enum(['active', 'invited', 'inactive', 'closed']),
  state: z.enum(proposalStates),
  request_id: z.int().nullable(),
  ...proposed,
  conflicts: z.array(proposalConflict),
  /** The titles of the pages; one that is gone has only the name of then. */
  titles: z.array(z.object({ name: z.string(), ...mentionedNames })),
});
export type ProposalRow = z.output<typeof proposalRow>;

export const proposalList = z.object({
  /** The catalogue of last time; null when it is gone. */
  last: z.object({ id: z.int(), name: z.string() }).nullable(),
  proposals: z.array(proposalRow),
});
export type ProposalList = z.output<typeof proposalList>;

/**
 * `POST catalog/{id}/proposals/accept`: what stands in the way of some is decided here. Orders with a service that is gone
 * are accepted without it only if `without_services` is 1; the others are left, or become requests that wait.
 */
export const acceptProposals = z.object({
  ids: idList(5000),
  without_services: flag.optional().default(0),
  rest: z.enum(['leave', 'request']).optional().default('leave'),
});
export type AcceptProposals = z.output<typeof acceptProposals>;

/** `GET catalog/{id}/proposals/others`: who took part last time and has no proposal; `last` is null without a last catalogue. */
export const otherProposals = z.object({
  last: z.object({ id: z.int(), name: z.string() }).nullable(),
  exhibitors: z.array(z.object({ id: z.int(), company_name: z.string() })),
});
export type OtherProposals = z.output<typeof otherProposals>;

/** `POST catalog/{id}/proposals`: whose order of last time is proposed as well. */
export const proposeOrders = z.object({ exhibitors: idList(5000) });

export const proposedOrders = z.object({ data: z.object({ added: z.int() }) });

export const oneProposal = z.object({ id: pathId, exhibitor: pathId });

/** What became of them. */
export const acceptedProposals = z.object({
  data: z.object({
    accepted: z.int(),
    /** Those that became requests, which wait for a decision. */
    requested: z.int(),
    /** Those that had been answered or decided already, or are no proposals. */
    already: z.int(),
    left: z.array(proposalRow.pick({ exhibitor_id: true, company_name: true, conflicts: true })),
  }),
});
export type AcceptedProposals = z.output<typeof acceptedProposals>['data'];

/** A proposal as its exhibitor sees it, for the catalogue on which they may work. */
export const ownProposal = z.object({
  catalog: z.object({ id: z.int(), name: z.string(), until: day }),
  /** The name of the catalogue of last time; null when it is gone. */
  last: z.string().nullable(),
  ...proposed,
  conflicts: z.array(proposalConflict.omit({ company: true }).extend({ kind: z.enum(ownConflicts) })),
});
export type OwnProposal = z.output<typeof ownProposal>;

/** `POST request/confirm-proposal`: with the services that the exhibitor saw, so that none is lost without a word. */
export const confirmProposal = z.object({
  catalog_id: id,
  services: z.array(z.object({ id, amount: count(1, REQUEST_COUNTS.service.max) })).max(200),
});
export type ConfirmProposal = z.output<typeof confirmProposal>;
