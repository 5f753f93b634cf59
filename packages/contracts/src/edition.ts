import { z } from 'zod';
import { day, flag, moment, shownEmail, version } from './primitives.ts';
import { printedCode } from './printed-page.ts';
import { visitKinds } from './visit-kinds.ts';

/** Where catalogues for visitors are: `/katalog/{slug}/`. */
export const PUBLIC_PATH = '/katalog/';

/** The languages of visitors' pages; German has no part of its own in the address. */
export const MAX_SLUG = 60;

/** How many of the newest editions of a catalogue are kept. */
export const KEPT_EDITIONS = 5;

/** So long are accepted pages collected before an automatic publication, in minutes. */
export const COLLECTED_MINUTES = 10;

/** What an edition is to visitors: the one that they see, the one that was withdrawn last, or an earlier one. */
export const editionStates = ['current', 'withdrawn', 'earlier'] as const;
export type EditionState = (typeof editionStates)[number];

/** What a catalogue is to visitors now. */
export const publicationStates = ['never', 'public', 'withdrawn', 'future', 'over'] as const;
export type PublicationState = (typeof publicationStates)[number];

const editionCounts = z.object({ exhibitors: z.int(), wines: z.int() });
export type EditionCounts = z.output<typeof editionCounts>;

const changed = z.object({ added: z.int(), gone: z.int(), changed: z.int() });

/** How what is accepted now differs from an edition. */
export const editionDifference = z.object({ exhibitors: changed, wines: changed });
export type EditionDifference = z.output<typeof editionDifference>;

export const editionItem = z.object({
  id: z.int(),
  catalog_id: z.int(),
  /** Counts the editions of its catalogue from 1. */
  number: z.int(),
  state: z.enum(editionStates),
  current: flag,
  created_at: moment,
  /** Null where it was published by itself, and for an account that is gone. */
  created_by: z.object({ id: z.int(), email: shownEmail }).nullable(),
  counts: editionCounts,
  difference: editionDifference,
});
export type EditionItem = z.output<typeof editionItem>;

/** How a catalogue is published. */
export const publicationItem = z.object({
  catalog_id: z.int(),
  state: z.enum(publicationStates),
  slug: z.string(),
  /** Whether there has been an edition, after which the address stays as it is. */
  slug_fixed: flag,
  /** The days on which visitors see it, both inclusive; null without a limit. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Whether it is published by itself some minutes after a page was accepted. */
  automatic: flag,
  /** The address for visitors, and its QR code. */
  url: z.string(),
  code: printedCode,
  version: z.int(),
});
export type PublicationItem = z.output<typeof publicationItem>;

const changedNames = z.object({
  added: z.array(z.string()),
  gone: z.array(z.string()),
  changed: z.array(z.string()),
});
export type ChangedNames = z.output<typeof changedNames>;

/** `GET edition/catalog/{id}`: the editions that are kept, the newest first, and what the next would be. */
export const editionList = z.object({
  data: z.array(editionItem),
  total: z.int(),
  publication: publicationItem,
  /** What is accepted now, how it differs from the current edition, or else from the newest, and the first names of each. */
  next: z.object({
    counts: editionCounts,
    difference: editionDifference,
    exhibitors: changedNames,
    wines: changedNames,
  }),
  /** The publication that waits or runs, in percent; null without one. */
  running: z.object({ progress: z.int() }).nullable(),
});
export type EditionList = z.output<typeof editionList>;

/** `POST edition/catalog/{id}`: the publication that was ordered. */
export const publicationOrdered = z.object({ data: z.object({ catalog_id: z.int(), status: z.literal(0) }) });

/** `PUT edition/{id}`: visitors see this edition from now on. */
export const editionUpdate = z.object({ current: flag.pipe(z.literal(1)), version });

/** `DELETE edition/catalog/{id}/current` */
export const editionWithdrawn = z.object({ data: publicationItem });

const noDay = z.literal('').transform(() => null);

/** `PUT edition/catalog/{id}`. Absent fields are not changed. */
export const publicationUpdate = z
  .object({
    slug: z
      .string()
      .trim()
      .min(1)
      .max(MAX_SLUG)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'validation.slug'),
    from: z.union([noDay, day.nullable()]),
    until: z.union([noDay, day.nullable()]),
    automatic: flag,
  })
  .partial()
  .extend({ version });
export type PublicationUpdate = z.output<typeof publicationUpdate>;

/** `GET edition/catalog/{id}/preview`: a page of the next edition, by its address below the catalogue's. */
export const previewQuery = z.object({ path: z.string().max(300).optional().default('') });

/** How often visitors read a kind of page on a day, counted without anything about who it was. */
export const visitCount = z.object({ day: z.iso.date(), kind: z.enum(visitKinds), calls: z.int() });
export type VisitCount = z.output<typeof visitCount>;
