import { z } from 'zod';
import { changedFact } from './changed-fact.ts';
import { flag } from './primitives.ts';
import { bookPage, printedCatalog } from './printed-page.ts';

/**
 * What a page prints (`GET page-sheet/{id}`): for a released wine page its snapshot, otherwise the current
 * data. Page numbers are not known before the book is laid out, so `folio` is null.
 */
export const printedContent = z.object({
  data: z.object({
    ...printedCatalog,
    from_snapshot: flag,
    page: bookPage,
    /** What a released wine page prints otherwise than it has been entered since. */
    changed: z.array(changedFact).optional(),
  }),
});
export type PrintedContent = z.output<typeof printedContent>['data'];
