import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { count, flag, item, line, listOf, moment, optionalParagraphs } from './primitives.ts';
import { bleedSheetMm, MAX_ANSWER, MAX_ANSWER_NAME, MAX_PDF_PAGE } from './print-limits.ts';

/** What the print office can say: the file is there, it prints as it is, or something is to be looked at. */
const sayings = ['arrived', 'approved', 'remark'] as const;
/** What it can answer: to say something, or to send its proof or the imposed sheets as a PDF. */
export const printAnswerKinds = [...sayings, 'proof'] as const;
export type PrintAnswerKind = (typeof printAnswerKinds)[number];

/** A place on a sheet with bleed, in mm from its upper left corner. */
const place = z.object({
  x: z.number().min(0).max(bleedSheetMm.width),
  y: z.number().min(0).max(bleedSheetMm.height),
});

const sender = {
  /** Who says it: a print office has no account. */
  name: line(1, MAX_ANSWER_NAME),
  text: optionalParagraphs(MAX_ANSWER).optional().default(null),
};

/** `POST print-link/{token}/proof`, multipart with `file`: a proof or the imposed sheets, as a PDF. */
export const printProofForm = z.object(sender);

/** `POST print-link/{token}/answer` */
export const printAnswerForm = z
  .object({
    kind: z.enum(sayings),
    ...sender,
    /** The page of the file from 1 that a remark is about; without it the whole book. */
    pdf_page: count(1, MAX_PDF_PAGE)
      .nullish()
      .transform((page) => page ?? null),
    place: place.nullish().transform((point) => point ?? null),
  })
  .superRefine(
    ({ kind, text }, context) => {
      if (kind === 'remark' && text === null)
        context.addIssue({ code: 'custom', path: ['text'], message: 'validation.required' });
    },
    { when: onceRight('kind', 'text') },
  )
  .superRefine(
    ({ kind, pdf_page }, context) => {
      if (kind !== 'remark' && pdf_page !== null)
        context.addIssue({ code: 'custom', path: ['pdf_page'], message: 'validation.invalid' });
    },
    { when: onceRight('kind', 'pdf_page') },
  )
  .superRefine(
    ({ pdf_page, place: point }, context) => {
      if (point !== null && pdf_page === null)
        context.addIssue({ code: 'custom', path: ['place'], message: 'validation.invalid' });
    },
    { when: onceRight('pdf_page', 'place') },
  );

/** What a print office said about a book. */
export const printAnswer = z.object({
  id: z.int(),
  /** The book, by its number within the catalogue. */
  number: z.int(),
  result_id: z.int(),
  kind: z.enum(printAnswerKinds),
  name: z.string(),
  text: z.string().nullable(),
  pdf_page: z.int().nullable(),
  /** The page of the catalogue and the printed number, as the book's manifest names them. */
  page_id: z.int().nullable(),
  folio: z.int().nullable(),
  label: z.string().nullable(),
  place: place.nullable(),
  /** What came with it: a proof or imposed sheets; its size in bytes. */
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  /** When the organiser ticked a remark off. */
  done_at: moment.nullable(),
  created_at: moment,
});
export type PrintAnswer = z.output<typeof printAnswer>;

export const printAnswerReply = item(printAnswer);
export const printAnswers = listOf(printAnswer);

/** `PUT print/answer/{id}` */
export const printAnswerDone = z.object({ done: flag });
