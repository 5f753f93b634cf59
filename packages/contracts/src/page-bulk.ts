import { z } from 'zod';
import { eachOnce, onAnyRows, onceRight } from './across-fields.ts';
import { errorCodes } from './errors.ts';
import { type BulkStep, bulkSteps, MAX_BULK_PAGES } from './page-limits.ts';
import { flag, id, optionalParagraphs, version } from './primitives.ts';

const takesBack = (step: BulkStep) => step === 'withdraw' || step === 'take-back';

const marked = z.object({ id, version });

/**
 * `POST pages-bulk`: one step for many pages; a rejection needs the remark that all of them get. `withdraw` takes
 * an acceptance back and `take-back` a rejection, of pages that are as it left them.
 */
export const pagesBulk = z
  .object({
    step: z.enum(bulkSteps),
    pages: z.array(marked).min(1).max(MAX_BULK_PAGES).superRefine(eachOnce('id'), { when: onAnyRows }),
    comment: optionalParagraphs(2000).optional(),
    /** 1 accepts also pages of which a proposed correction is open, which lapses. */
    drop_correction: flag.optional(),
  })
  .refine(({ step, comment }) => step !== 'reject' || comment, {
    path: ['comment'],
    message: 'page.rejection-needs-comment',
    when: onceRight('step', 'comment'),
  })
  .refine(({ step, pages }) => !takesBack(step) || pages.every((page) => page.version !== undefined), {
    path: ['pages'],
    message: 'validation.required',
    when: onceRight('step', 'pages'),
  });
export type PagesBulk = z.output<typeof pagesBulk>;

/** A page that was left as it is, and why; without position when there is no such page. */
const refusedPage = z.object({
  id: z.int(),
  position: z.int().nullable(),
  error: z.enum(errorCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RefusedPage = z.output<typeof refusedPage>;

/** The ids of the pages that are now as wished, the versions in which they are so, and those that were refused. */
export const pagesBulkDone = z.object({
  data: z.object({
    done: z.array(z.int()),
    left: z.array(z.object({ id: z.int(), version: z.int() })),
    refused: z.array(refusedPage),
  }),
});
