import { z } from 'zod';
import { changedFact } from './changed-fact.ts';
import { flag } from './primitives.ts';
import { bookPage, printLanguage } from './printed-page.ts';

/**
 * What a page prints (`GET page-sheet/{id}`): for a released wine page its snapshot, otherwise the current
 * data. Page numbers are not known before the book is laid out, so `folio` is null.
 */
export const printedContent = z.object({
  data: z.object({
    catalog_name: z.string(),
    language: printLanguage,
    from_snapshot: flag,
    page: bookPage,
    /** What a released wine page prints otherwise than it has been entered since. */
    changed: z.array(changedFact).optional(),
  }),
});
export type PrintedContent = z.output<typeof printedContent>['data'];
