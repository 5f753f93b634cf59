import type { PreflightCode, UnreadableReason } from '@rebblatt/contracts';

const reasons: Record<UnreadableReason, string> = {
  empty: 'The file is empty.',
  'not-a-pdf': 'The file is not a PDF file.',
  damaged: 'The PDF file is damaged or incomplete. Export it once more.',
  'no-pages': 'The PDF file has no page.',
  'page-tree': 'The page structure of the PDF file is broken. Export it once more.',
  'page-count-unclear': 'It is not clear how many pages the PDF file has. Export it once more.',
  'too-many-pages': 'The PDF file has too many pages.',
  bomb: 'The PDF file grows beyond all limits when it is opened.',
  'too-slow': 'The PDF file is too complex to check. Simplify it and export it once more.',
  'too-much-memory': 'The PDF file needs too much memory. Simplify it and export it once more.',
};

/** What the check of an uploaded PDF noticed, by code. */
export const preflight = {
  reasons,
  ...({
    'FILE-OPEN': 'The PDF file cannot be read.',
    'FILE-ENCRYPTED': 'The PDF file is encrypted. Export it without password and without restrictions.',
    'PAGE-COUNT': 'The PDF file has {{measured}} pages; exactly one is needed.',
    'PAGE-SIZE': 'The page measures {{measured}}; {{wanted}} is needed.',
    'PAGE-BLEED-BOX':
      'The bleed is missing or too small: the page reaches {{measured}}; {{wanted}} is needed.',
    'BOX-TRIM-MISSING':
      'The file does not name its finished size; {{wanted}} in the middle of the page is assumed.',
    'PAGE-BOX-NEST': 'Finished size and bleed do not lie within the page. Export the file once more.',
    'PAGE-ROTATE': 'The page is rotated by {{measured}}.',
    'PAGE-USERUNIT': 'The file uses a scale of its own. Export it at original size.',
  } satisfies Record<PreflightCode, string>),
};
