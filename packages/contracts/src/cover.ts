import { z } from 'zod';
import { checkStates } from './check-state.ts';
import { fileReport } from './file-report.ts';
import { moment, shownEmail, version } from './primitives.ts';

/** How the PDF of a cover is made: its four pages one by one, or outside and inside as spreads with the spine. */
export const coverForms = ['pages', 'spreads'] as const;
export type CoverForm = (typeof coverForms)[number];

/** What everybody who gets the cover of a catalogue is told about its file. */
export const coverFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  uploaded_at: moment,
  status: z.literal(Object.values(checkStates)),
  /** Pages of the PDF: four, or two spreads; another number is an error of the file. */
  pages: z.int(),
  /** Null while it is checked, and when it is neither. */
  form: z.enum(coverForms).nullable(),
  /** The thickness of the spine in the file; null for single pages. */
  spine_mm: z.number().nullable(),
  /** The numbers of errors and warnings that its check found. */
  errors: z.int(),
  warnings: z.int(),
});
export type CoverFile = z.output<typeof coverFile>;

/** The spine that a book of so many pages should have. */
export const expectedSpine = z.object({
  /** Pages inside the cover. */
  printed_pages: z.int(),
  paper_um: z.number(),
  mm: z.number(),
  /** Whether the spine of the file is too far from it. */
  differs: z.boolean(),
});
export type ExpectedSpine = z.output<typeof expectedSpine>;

/** The cover of a catalogue as administrators see it. */
export const coverItem = coverFile.extend({
  /** What the check found; null while it runs, and when it could not be done. */
  report: fileReport.nullable(),
  uploaded_by: z.object({ id: z.int(), email: shownEmail }).nullable(),
  version: z.int(),
});
export type CoverItem = z.output<typeof coverItem>;

/** `GET print/cover/{catalog}`: the current cover, and the spine for the newest book; both null without one. */
export const coverReply = z.object({
  data: coverItem.nullable(),
  spine: expectedSpine.nullable(),
  /** The thickness of a leaf by the print settings, in micrometres. */
  paper_um: z.number(),
});
export type Cover = z.output<typeof coverReply>;

/** The version of the cover that is replaced, which is required then, or removed: sent with the PDF in `file`. */
export const coverUpload = z.object({ version });

/** The cover as a print office gets it. */
export const deliveredCover = coverFile.extend({
  /** Whether it came after the link, so that somebody may have fetched another one by it. */
  newer: z.boolean(),
});
export type DeliveredCover = z.output<typeof deliveredCover>;

/** The cover in the manifest of a book, as it was when the manifest was fetched. */
export const manifestCover = coverFile
  .omit({ size: true, status: true })
  .extend({ bytes: z.int(), checked: z.boolean() });
