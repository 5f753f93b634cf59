import { z } from 'zod';
import { flag } from './primitives.ts';
import { bookPage, sheetLanguage } from './sheet.ts';

/**
 * `GET page-sheet/{id}`: what a page prints. Once a wine page is released this is its snapshot, before that the data
 * as they stand now. Page numbers are not known before the book is laid out, so `folio` is null.
 */
export const pageSheet = z.object({
  data: z.object({
    catalog_name: z.string(),
    language: sheetLanguage,
    from_snapshot: flag,
    page: bookPage,
  }),
});
export type PageSheet = z.output<typeof pageSheet>['data'];
