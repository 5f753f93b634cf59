/** What an uploaded PDF is for; each purpose has its own rules. */
export const preflightKinds = ['ad', 'logo', 'content', 'cover'] as const;
export type PreflightKind = (typeof preflightKinds)[number];

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
  'PAGE-NEAR-TRIM',
  'PAGE-MARKS',
  'PAGE-EMPTY',
  'PAGE-DAMAGED',
  'PAGE-DIFFERS',
  'CONTENT-CUT',
  'FONT-DAMAGED',
  'FONT-LETTERS',
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
export type PreflightCode = (typeof preflightCodes)[number];

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
export type UnreadableReason = (typeof unreadableReasons)[number];
