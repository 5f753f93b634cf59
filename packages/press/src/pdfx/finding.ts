/**
 * What keeps a file from being what a book is: PDF/X-4 in the four inks of the press, inked to the end of the bleed.
 * Stable words for programs; `detail` is for logs.
 * The last group is about what pages paint, and only that: what is not used does no harm.
 */
export const pdfxCodes = [
  'unreadable',
  'file-version',
  'file-id',
  'encrypted',
  'catalog-key',
  'document-info',
  'metadata',
  'output-intent',
  'page-boxes',
  'page-key',
  'page-group',
  'page-count',
  'rgb',
  'profiled-rgb',
  'lab',
  'spot-colour',
  'white-in-bleed',
  'not-print-colour',
  'same-profile',
  'blending-space',
  'font-not-embedded',
  'postscript',
  'reference',
  'alternate-picture',
  'open-prepress',
  'transfer-function',
  'halftone',
  'external-stream',
  'lzw',
] as const;
export type PdfxCode = (typeof pdfxCodes)[number];

export interface PdfxFinding {
  code: PdfxCode;
  /** Whose it is: the file's as a whole, of a page the press laid out, or of what someone uploaded. */
  origin: 'document' | 'laid-out' | 'placed';
  /** Page of the file from 1; null for the file as a whole. */
  page: number | null;
  detail: string;
}

/** Takes what one part of the check finds. */
export type Report = (code: PdfxCode, detail: string) => void;
