/**
 * Why a file does not meet the requirements of a book: PDF/X-4 in the four process inks, with ink up to the end of the
 * bleed. Stable codes for programs; `detail` is for logs.
 * The last group is only about what pages paint: unused objects do no harm.
 */
const pdfxCodes = [
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
  /** Where it is: in the file as a whole, on a page laid out by the press, or in an uploaded file. */
  origin: 'document' | 'laid-out' | 'placed';
  /** Page of the file from 1; null for the file as a whole. */
  page: number | null;
  detail: string;
}

/** Receives the findings of a part of the check. */
export type Report = (code: PdfxCode, detail: string) => void;
