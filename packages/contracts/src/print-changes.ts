import { z } from 'zod';
import { pageTypes } from './page-type.ts';
import { moment } from './primitives.ts';

/** Where a printed page is in a book: position in the file from 1, printed number. */
const placeInBook = z.object({ pdf_page: z.int(), folio: z.int().nullable() });
export type PlaceInBook = z.output<typeof placeInBook>;

/** The change of a printed page: new, removed, different content, or the same content at another place. */
export const pageChangeKinds = ['added', 'removed', 'changed', 'moved'] as const;

const printedPageChange = z.object({
  kind: z.enum(pageChangeKinds),
  page_id: z.int(),
  page_type: z.literal(pageTypes),
  label: z.string().nullable(),
  /** Which printed page of its catalogue page it is, from 1, and of how many. */
  sheet: z.int(),
  sheets: z.int(),
  /** Null when it is new. */
  before: placeInBook.nullable(),
  /** Null when it is removed. */
  now: placeInBook.nullable(),
});
export type PrintedPageChange = z.output<typeof printedPageChange>;

/** What differs between a book and an earlier one of the same catalogue, in the order of the book. */
export const printChanges = z.object({
  result_id: z.int(),
  /** The number of the book. */
  number: z.int(),
  /**
   * The book compared with: the last one that a print office fetched by a link, otherwise the previous one.
   */
  since: z.object({
    result_id: z.int(),
    number: z.int(),
    name: z.string(),
    created_at: moment,
    sha256: z.string(),
  }),
  changes: z.array(printedPageChange),
  unchanged: z.int(),
  /**
   * All pages count as changed when the output conditions of the books differ; null when they are the same.
   */
  output_condition: z.object({ before: z.string().nullable(), now: z.string().nullable() }).nullable(),
  /** Pages of the file with only the new, changed and moved ones; 0 when there are none. */
  extract_pages: z.int(),
});
export type PrintChanges = z.output<typeof printChanges>;

/** `GET print/catalog/{id}/{result}/changes`: null for the first book of a catalogue. */
export const printChangesOfResult = z.object({ data: printChanges.nullable() });
