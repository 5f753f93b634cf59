import { z } from 'zod';
import { errorCodes } from './errors.ts';
import { historyKinds, historyThings } from './history-kind.ts';
import { languages } from './language.ts';
import { listQuery, paging, textFilter } from './list.ts';
import { day, flag, id, moment, pathId } from './primitives.ts';

/** One value that changed. References are given by the names they have, or had. */
export const historyChange = z.object({
  /** The column; of prices and grapes `price` and `grapes`. */
  field: z.string(),
  /** What it belongs to, such as the bottle size of a price. */
  of: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The names of which `to` is made, where it is a list. */
  to_names: z.array(z.string()).optional(),
});
export type HistoryChange = z.output<typeof historyChange>;

/** Who did something; an exhibitor does not read the names of the organiser's accounts. */
const person = z.object({ name: z.string().nullable(), organiser: flag });

/** One row of the history. It never contains an address of the network. */
export const historyItem = z.object({
  id: z.int(),
  at: moment,
  /** Null for what the product did by itself, or for somebody without an account. */
  actor: person.nullable(),
  /** The exhibitor for whom an administrator acted. */
  on_behalf: z.string().nullable(),
  /** The token by which a program did it; absent for people. */
  token: z.string().optional(),
  /** Whose thing it is. */
  exhibitor: z.object({ id: z.int(), company_name: z.string().nullable() }).nullable(),
  kind: z.enum(historyKinds),
  entity: z.string(),
  entity_id: z.int().nullable(),
  action: z.string(),
  /** What the thing is called: of a wine its name and year, of a page its position, of a category its title. */
  item: z.string().nullable(),
  /** Whether the thing is still there. */
  exists: flag,
  /** The page, also of its categories, with its position then. */
  page: z
    .object({
      id: z.int(),
      position: z.int().nullable(),
      page_type: z.int().nullable(),
      catalog_id: z.int().nullable(),
    })
    .nullable(),
  changes: z.array(historyChange),
  /** Whether the state before it can be asked back. */
  bring_back: flag,
  /** Whether two states of its page can be compared as pictures. */
  compare: flag,
});
export type HistoryItem = z.output<typeof historyItem>;

const filters = {
  actor: textFilter,
  exhibitor: textFilter,
  kind: z.enum(historyKinds),
  item: textFilter,
  day,
};

/** Half of the history: what was done, or who signed in and out. */
export const historyParts = ['work', 'sign-ins'] as const;
export type HistoryPart = (typeof historyParts)[number];

export const historyList = listQuery({
  filters,
  sortable: ['id', 'at'],
  // Names of reference data are in the language of the screen, or else in the one that the account last used.
  custom: { part: z.enum(historyParts), language: z.enum(languages) },
});
export const historyStateQuery = z.object({ language: z.enum(languages).optional() });
export type HistoryListQuery = z.output<typeof historyList>;

/** `/{thing}/{id}/{perPage}/{page}`. */
export const historyOf = paging.extend({ thing: z.enum(historyThings), id: pathId });

/** The two states of a page, and the later one with its changed places marked. */
export const pictureSides = ['earlier', 'later', 'marks'] as const;
export type PictureSide = (typeof pictureSides)[number];

export const historyPicture = z.object({ id: pathId, side: z.enum(pictureSides) });

/** What is different when something comes back. */
export const bringBackNotes = [
  'picture-gone',
  'category-gone',
  'stand-gone',
  'logo-gone',
  'title-gone',
  'as-draft',
] as const;
export type BringBackNote = (typeof bringBackNotes)[number];

/** What there is now beside what a row of the history would bring back. */
export const historyState = z.object({
  id: z.int(),
  at: moment,
  entity: z.string(),
  /** Whether the row deleted the thing; otherwise it comes back as it was before the row. */
  deleted: flag,
  exists: flag,
  item: z.string().nullable(),
  lines: z.array(
    z.object({
      field: z.string(),
      of: z.string().nullable(),
      now: z.string().nullable(),
      back: z.string().nullable(),
    }),
  ),
  notes: z.array(z.enum(bringBackNotes)),
  /** Why it cannot come back, with what its text names; null when it can. */
  refused: z
    .object({ error: z.enum(errorCodes), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
});
export type HistoryState = z.output<typeof historyState>;

/** Something of which the last deletion is undone. */
export const deletedThing = z.object({ thing: z.enum(['wine', 'logo', 'page']), id });

/** What came back: of a category its page. */
export const broughtBack = z.object({
  entity: z.string(),
  id: z.int(),
  notes: z.array(z.enum(bringBackNotes)),
});
