import { z } from 'zod';
import { pageStandings } from './page-standing.ts';
import { pageTypes } from './page-type.ts';
import { pathId } from './primitives.ts';
import { bookPage, printedCatalog } from './printed-page.ts';

/** Which pages a book to leaf through has: every active one, or those that would be printed now. */
export const leafScopes = ['planned', 'now'] as const;
export type LeafScope = (typeof leafScopes)[number];

/** How many pages of the catalogue one answer has at most, so that its size has a bound: those of a large fair. */
export const leafPart = 400;

export const leafQuery = z.object({
  scope: z.enum(leafScopes).optional().default('planned'),
  /** The id of the only page wanted; without it the whole book, in parts. */
  only: pathId.optional(),
  /** Which part, from 1; each has `leafPart` pages, the last one fewer. */
  part: pathId.optional().default(1),
});
export type LeafQuery = z.output<typeof leafQuery>;

/** A page of the book to leaf through. Of another exhibitor's page an exhibitor gets only its place in the book. */
export const leafPage = z.object({
  /** The number of its first printed page. */
  folio: z.int(),
  printed_pages: z.int(),
  known: z
    .object({
      page_id: z.int(),
      position: z.int(),
      page_type: z.literal(pageTypes),
      standing: z.enum(pageStandings),
      /** The company or description by which a reader recognises the page; null without either. */
      label: z.string().nullable(),
      /** The SHA-256 of its uploaded file, if it has one. */
      file: z.string().nullable(),
      /** What is printed, numbered. */
      content: bookPage,
    })
    .nullable(),
});
export type LeafPage = z.output<typeof leafPage>;
export type KnownLeafPage = NonNullable<LeafPage['known']>;

/** `GET catalog/{id}/leaf`: the book as it is laid out now, in order, or the part of it that was asked for. */
export const leafBook = z.object({
  data: z.object({
    catalog_id: z.int(),
    ...printedCatalog,
    /** How many pages all parts have together. */
    total: z.int(),
    pages: z.array(leafPage),
  }),
});
export type LeafBook = z.output<typeof leafBook>['data'];
