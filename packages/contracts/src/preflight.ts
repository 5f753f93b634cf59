import { z } from 'zod';

/** What an uploaded PDF is for; each purpose has its own rules. */
export const preflightKind = z.enum(['ad', 'logo', 'content', 'cover']);
export type PreflightKind = z.infer<typeof preflightKind>;

/** `error` prevents the release of a page, `warning` is shown, `info` explains. */
export const preflightSeverity = z.enum(['error', 'warning', 'info']);
export type PreflightSeverity = z.infer<typeof preflightSeverity>;

/** The codes of all findings; the texts are in `preflight-german.ts` and `preflight-english.ts`. */
export const preflightCodes = [
  'FILE-OPEN',
  'FILE-ENCRYPTED',
  'FILE-VERSION',
  'FILE-VERSION-FEATURES',
  'PAGE-COUNT',
  'COVER-PAGES',
  'PAGE-SIZE',
  'PAGE-BLEED-BOX',
  'BOX-TRIM-MISSING',
  'PAGE-BOX-NEST',
  'PAGE-ROTATE',
  'PAGE-USERUNIT',
  'PAGE-CROPBOX',
  'PAGE-BLEED-CONTENT',
  'PAGE-MARKS',
  'PAGE-EMPTY',
  'PAGE-DAMAGED',
  'PAGE-DIFFERS',
  'CONTENT-CUT',
  'FONT-DAMAGED',
  'IMG-DAMAGED',
  'IMG-CONTRADICTS',
  'IMG-NOT-EXAMINED',
  'NOT-EXAMINED',
  'IMG-PPI',
  'IMG-PPI-1BIT',
  'IMG-PPI-PAGE',
  'IMG-OVERRES',
  'COL-RGB',
  'COL-ICC-CMYK',
  'COL-ICC-GRAY',
  'COL-CALGRAY',
  'COL-SPOT',
  'COL-REGISTRATION',
  'COL-BLEND-CS',
  'COL-TAC',
  'COL-OUTPUTINTENT',
  'TXT-FONT-EMBED',
  'TXT-COURIER',
  'TXT-SMALL-MULTI',
  'TXT-SMALL-WHITE',
  'TXT-RICHBLACK',
  'LINE-HAIRLINE',
  'OVP-WHITE-TEXT',
  'OVP-WHITE-PATH',
  'OVP-GRAY',
  'OVP-BLACK-MISSING',
  'TRANSP',
  'LAYERS',
  'INTERACTIVE',
  'MISC-X',
  'PDFX-CLAIM',
] as const;
export const preflightCode = z.enum(preflightCodes);
export type PreflightCode = z.infer<typeof preflightCode>;

/**
 * Errors with which a page prints differently from what its file shows; overriding one of them also accepts
 * that difference. A page of another size is cut or gets a margin.
 */
export const changesTheLook: ReadonlySet<PreflightCode> = new Set([
  'PAGE-SIZE',
  'PAGE-DIFFERS',
  'PAGE-DAMAGED',
  'INTERACTIVE',
]);

/** An area of the page as displayed, in mm from the lower-left corner of its media box. */
export const seenBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type SeenBox = z.infer<typeof seenBox>;

/**
 * One finding. `measured` and `wanted` are formatted (numbers with their unit, "210 × 135 mm") and never
 * words; `params` contains the same as plain values for texts that need them; its `count` says how many equal
 * findings of the page are combined in this one.
 */
export const preflightFinding = z.object({
  code: preflightCode,
  severity: preflightSeverity,
  /** 1-based page of the file; null when it concerns the file as a whole. */
  page: z.int().positive().nullable(),
  /** Where; null when it concerns the whole page or file. Includes all places when several are combined. */
  box_mm: seenBox.nullable().default(null),
  measured: z.string().nullable(),
  wanted: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PreflightFinding = z.infer<typeof preflightFinding>;

/** Why a file could not be read at all; the `reason` param of a FILE-OPEN finding. */
export const unreadableReasons = [
  'empty',
  'not-a-pdf',
  'damaged',
  'no-pages',
  'page-tree',
  'page-count-unclear',
  'too-many-pages',
  'bomb',
  'unknown-filter',
  'too-slow',
  'too-much-memory',
] as const;
export const unreadableReason = z.enum(unreadableReasons);
export type UnreadableReason = z.infer<typeof unreadableReason>;
