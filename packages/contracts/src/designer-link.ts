import { z } from 'zod';
import { checkStates } from './check-state.ts';
import { MAX_DESIGNER_NOTE } from './designer-link-limits.ts';
import { fileReport } from './file-report.ts';
import { languages } from './language.ts';
import { email, moment, optionalParagraphs, shownEmail } from './primitives.ts';

/** `POST page/{id}/designer-link` */
export const designerLinkForm = z.object({
  /** Sends the link to this address; without it the address of the link is only returned. */
  recipient: email.nullish().transform((recipient) => recipient ?? null),
  /** Plain text for the designer; empty for no note. */
  note: optionalParagraphs(MAX_DESIGNER_NOTE).optional().default(null),
  /** The language of the mail and of the page that the link opens. */
  language: z.enum(languages).optional().default('de'),
});

/** A link by which a designer uploads the file of one page. Its key is returned only once, when it is made. */
export const designerLink = z.object({
  id: z.int(),
  page_id: z.int(),
  language: z.enum(languages),
  /** The address to which it was sent; null when it was only shown. */
  sent_to: shownEmail.nullable(),
  note: z.string().nullable(),
  expires_at: moment,
  created_at: moment,
  /** When the page of the link was last opened. */
  opened_at: moment.nullable(),
  /** When a file was last uploaded by it. */
  uploaded_at: moment.nullable(),
});
export type DesignerLink = z.output<typeof designerLink>;

/** A new link with its address, which is returned only once. */
export const designerLinkCreated = z.object({
  data: designerLink.extend({ token: z.string(), url: z.string() }),
});

/** Why the page of a link takes no file, although the link is valid. */
export const designerClosed = ['released', 'accepted', 'collection'] as const;

/** `GET designer-link/{token}`: all that a designer sees of a page and its exhibitor. */
export const designerPage = z.object({
  data: z.object({
    exhibitor: z.string(),
    catalog: z.string(),
    language: z.enum(languages),
    note: z.string().nullable(),
    expires_at: moment,
    closed: z.enum(designerClosed).nullable(),
    /** What the file is compared with, in mm, pixels per inch and percent. */
    wanted: z.object({
      trim_mm: z.object({ width: z.number(), height: z.number() }),
      bleed_mm: z.number(),
      image_ppi: z.int(),
      ink_percent: z.number(),
      small_pt: z.number(),
      condition: z.string(),
    }),
    /** The current file; null before the first one. */
    file: z
      .object({
        name: z.string(),
        /** The state of its check; the report is there when it has ended. */
        check: z.literal(Object.values(checkStates)),
        report: fileReport.nullable(),
        /** Changes with the file, so that its pictures are fetched anew. */
        stamp: z.int(),
      })
      .nullable(),
  }),
});
export type DesignerPage = z.output<typeof designerPage>['data'];
