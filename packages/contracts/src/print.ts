import { z } from 'zod';
import { bookState } from './book-state.ts';
import { changedFact } from './changed-fact.ts';
import { deliveredCover, expectedSpine, manifestCover } from './cover.ts';
import { pageTypes } from './page-type.ts';
import { pdfxReport } from './pdfx.ts';
import { preflightFinding } from './preflight.ts';
import { count, email, flag, line, moment, optionalParagraphs, shownEmail } from './primitives.ts';
import { printAnswer } from './print-answer.ts';
import { printChanges } from './print-changes.ts';
import { LINK_DAYS, MAX_COVER_NOTE, MAX_LINK_SUBJECT } from './print-limits.ts';
import { PAGES_PER_SHEET } from './print-sheet.ts';
import { statusStates } from './status-states.ts';
import { unprintableText } from './unprintable.ts';

/** Cover pages are not in the book: they are a file of their own. */
export const COVER_PAGES = 4 as const;

/** Why a page is left out of the book. */
export const leftOutReasons = [
  'inactive',
  'not-released',
  'not-accepted',
  'rejected',
  'no-pdf',
  'pdf-not-ready',
  'pdf-has-errors',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const previewPage = z.object({
  page_id: z.int(),
  position: z.int(),
  page_type: z.literal(pageTypes),
  /** The company or description by which a reader recognises the page; null without either. */
  label: z.string().nullable(),
});

/** A file that is printed in spite of the errors found: its owner, the errors, and who allowed it. */
export const letThrough = z.object({
  subject: z.enum(['page', 'logo']),
  findings: z.array(preflightFinding),
  /** Null for a logo that was uploaded without verification. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: moment.nullable(),
});
export type LetThrough = z.output<typeof letThrough>;

/** `GET print/catalog/{id}/preview`: what a generation would print and omit. */
export const printPreview = z.object({
  data: z.object({
    printed: z.array(previewPage),
    /** Those of the printed files that are printed in spite of their errors. */
    overridden: z.array(previewPage.extend(letThrough.shape)),
    left_out: z.array(previewPage.extend({ reason: z.enum(leftOutReasons) })),
    /** Pages that print something of their exhibitor otherwise than it has been entered since. */
    changed: z.array(previewPage.extend({ facts: z.array(changedFact) })),
    /** Texts of the book that would print as boxes. */
    unprintable: z.array(unprintableText),
  }),
});
export type PrintPreview = z.output<typeof printPreview>['data'];

/** `POST print/catalog/{id}`: the generation that was ordered. */
export const generationOrdered = z.object({
  data: z.object({ catalog_id: z.int(), status: z.literal(statusStates.processing) }),
});

/** `POST print/catalog/{id}/cancel`. A running generation ends within seconds, a waiting one immediately. */
export const generationCancelled = z.object({ data: z.object({ catalog_id: z.int() }) });

/** `POST print/count-pages/{id}`: the pages of the book if laid out now; `count` includes the cover. */
export const pageCount = z.object({
  count: z.int(),
  content_pages: z.int(),
  cover_pages: z.literal(COVER_PAGES),
  missing_to_multiple_of_4: z.int().min(0).max(3),
  /** The same of the book once every active page is accepted and has its file. */
  planned_content_pages: z.int(),
});
export type PageCount = z.output<typeof pageCount>;

/** How many pages are missing for complete sheets. */
export const missingPages = (contentPages: number) =>
  (PAGES_PER_SHEET - (contentPages % PAGES_PER_SHEET)) % PAGES_PER_SHEET;

/** A generated book. */
export const printResult = z.object({
  id: z.int(),
  catalog_id: z.int(),
  /** Counts the books of its catalogue from 1. */
  number: z.int(),
  /** The file's name when it is saved. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  content_pages: z.int(),
  cover_pages: z.literal(COVER_PAGES),
  missing_to_multiple_of_4: z.int(),
  /** Pages of the file, from 1, that are not PDF/X-4; null for a book generated before this was checked. */
  pages_not_conforming: z.array(z.int()).nullable(),
  duration_ms: z.int(),
  created_at: moment,
  created_by: z.object({ id: z.int(), email: shownEmail }).nullable(),
  /** The number of currently valid links, and of downloads by all links. */
  links: z.int(),
  downloads: z.int(),
  /** The print office's last word that it prints as it is; null before, and once a remark followed it. */
  approved: z.object({ name: z.string(), at: moment }).nullable(),
  /** What it said in all, and its remarks that are not done. */
  answers: z.int(),
  open_remarks: z.int(),
});
export type PrintResult = z.output<typeof printResult>;

/** The steps of a generation: waiting for its turn, the steps of the press, and storing the finished file. */
export const generationSteps = [
  'queued',
  'lay-out',
  'print',
  'place-logos',
  'insert-files',
  'save',
  'check',
  'store',
] as const;
export type GenerationStep = (typeof generationSteps)[number];

/** The generation that is waiting or running. */
export const runningGeneration = z.object({
  /** Percent. */
  progress: z.int(),
  step: z.enum(generationSteps),
  started_at: moment,
  started_by: z.object({ id: z.int(), email: shownEmail }).nullable(),
  cancelling: flag,
});

/** `GET print/catalog/{id}`: all results, newest first, and the state of the last generation. */
export const printResults = z.object({
  data: z.array(printResult),
  total: z.int(),
  running: runningGeneration.nullable(),
  /** When the last generation failed, as long as no later one was ordered. */
  cancelled_at: moment.nullable(),
  /** The address to which a link was last sent, of this catalogue or of any other. */
  print_office: z.string().nullable(),
});
export type PrintResults = z.output<typeof printResults>;

/** What the print office receives with the file, as a JSON document. */
export const printManifest = z.object({
  title: z.string(),
  /** Its number within the catalogue; missing for earlier books. */
  number: z.int().optional(),
  created_at: moment,
  file: z.object({ name: z.string(), bytes: z.int(), sha256: z.string() }),
  content_pages: z.int(),
  cover_pages: z.literal(COVER_PAGES),
  /** Missing for books generated before the finished file was checked. */
  pdfx: pdfxReport.optional(),
  /** Files printed in spite of their errors, with their pages in this file; missing for earlier books. */
  overrides: z.array(letThrough.extend({ ...previewPage.shape, pdf_pages: z.array(z.int()) })).optional(),
  /**
   * Pages of the file, from 1, whose upload could not be compared with how it is shown, and those that print
   * differently because this was allowed; missing for earlier books.
   */
  not_compared: z.array(z.int()).optional(),
  differing: z.array(z.int()).optional(),
  /**
   * Pages of the file, from 1, whose bleed was not searched for white areas: those laid out by the product,
   * whose templates are tested for it, and uploads that could not be rendered; missing for earlier books.
   */
  bleed_not_examined: z.array(z.int()).optional(),
  /** Pages that this book leaves out, without those that are switched off; missing for earlier books. */
  left_out: z.array(previewPage.extend({ reason: z.enum(leftOutReasons) })).optional(),
  /** A hash of the templates and the output condition; missing for earlier books. */
  design_sha256: z.string().optional(),
  /** The cover of the catalogue when the manifest was fetched; null without one. */
  cover: manifestCover.nullable().optional(),
  /** The organiser's note to the print office; only in a manifest fetched by a link. */
  cover_note: z.string().nullable().optional(),
  pages: z.array(
    z.object({
      page_id: z.int(),
      position: z.int(),
      page_type: z.literal(pageTypes),
      label: z.string().nullable(),
      /** The web address of a content page; it is not printed. */
      link: z.string().nullable(),
      /** A hash of what it was laid out from, without its place in the book; missing for earlier books. */
      source_sha256: z.string().optional(),
      /**
       * Its printed pages: position in the file from 1, printed number, hash of the content of each, and the
       * same hash without the number (missing where none is printed, and for earlier books).
       */
      sheets: z.array(
        z.object({
          pdf_page: z.int(),
          folio: z.int().nullable(),
          sha256: z.string(),
          content_sha256: z.string().optional(),
        }),
      ),
    }),
  ),
});
export type PrintManifest = z.output<typeof printManifest>;

/** The mail that brings a new link to the print office. */
export const printLinkMail = z.object({ recipient: email, subject: line(1, MAX_LINK_SUBJECT) });

/** `POST print/result/{id}/link` */
export const printLinkForm = z.object({
  expires_in_days: count(LINK_DAYS.min, LINK_DAYS.max).optional().default(LINK_DAYS.normal),
  /** Plain text for the print office; empty for no note. */
  cover_note: optionalParagraphs(MAX_COVER_NOTE).optional().default(null),
  /** Sends the link to this address, with the note; without it the address is only returned. */
  mail: printLinkMail.nullish().transform((mail) => mail ?? null),
});

/** `PUT print/link/{id}` */
export const coverNoteForm = z.object({ cover_note: optionalParagraphs(MAX_COVER_NOTE) });

/** A link handed to the print office. The key itself is returned only once, when the link is created. */
export const printLink = z.object({
  id: z.int(),
  result_id: z.int(),
  expires_at: moment,
  revoked_at: moment.nullable(),
  /** 1 while the link works. */
  valid: flag,
  downloads: z.int(),
  /** When something was last downloaded by it. */
  fetched_at: moment.nullable(),
  /** The address to which it was sent; null when it was only shown. */
  sent_to: shownEmail.nullable(),
  cover_note: z.string().nullable(),
  created_at: moment,
  created_by: z.object({ id: z.int(), email: shownEmail }).nullable(),
});
export type PrintLink = z.output<typeof printLink>;

/** A new link with its address, which is returned only once. */
export const printLinkCreated = z.object({ data: printLink.extend({ token: z.string(), url: z.string() }) });

/** A page of the file with what users see of it. */
const knownPage = z.object({
  pdf_page: z.int(),
  folio: z.int().nullable(),
  page_type: z.literal(pageTypes).nullable(),
  label: z.string().nullable(),
});

/** The check of a finished book, with its pages as users see them. */
const bookCheck = z.object({
  output_condition: z.string(),
  /** False as soon as there is a finding or an error was overridden. */
  conforms: z.boolean(),
  findings: z.array(knownPage.extend({ code: z.string() })),
  overrides: z.array(knownPage.extend(letThrough.shape)),
  not_compared: z.array(knownPage),
  /** Pages whose bleed was not searched for white; empty for books generated before this was recorded. */
  bleed_not_examined: z.array(knownPage),
});
export type BookCheck = z.output<typeof bookCheck>;

/** `GET print-link/{token}`: what the print office sees without an account. */
export const printLinkPage = z.object({
  data: z.object({
    catalog: z.string(),
    /** The book's number within the catalogue. */
    number: z.int(),
    name: z.string(),
    size: z.int(),
    sha256: z.string(),
    content_pages: z.int(),
    cover_pages: z.literal(COVER_PAGES),
    missing_to_multiple_of_4: z.int(),
    state: bookState,
    cover_note: z.string().nullable(),
    /** The current cover of the catalogue; null without one. */
    cover: deliveredCover.nullable(),
    /** The spine that this book should have. */
    spine: expectedSpine,
    created_at: moment,
    expires_at: moment,
    /** The result of checking the finished file; null for books generated before there was such a check. */
    check: bookCheck.nullable(),
    /** Null for the first book of a catalogue. */
    changes: printChanges.nullable(),
    /** What print offices said about this book and those before it, the newest first. */
    answers: z.array(printAnswer),
  }),
});
export type PrintLinkPage = z.output<typeof printLinkPage>['data'];
