import type { DeskErrorCode } from '../de/desk-errors.ts';

export const deskErrors: Record<DeskErrorCode, string> = {
  'file.no-printer-profile':
    'The file is not a usable output profile. It must be an ICC profile for CMYK printing, as used by the printer.',
  'print.failed': 'The book could not be generated.',
  'print.file-unreadable':
    'The file at position {{position}} ({{label}}) cannot be printed. Please upload it again.',
  'print.page-faulty':
    'The page at position {{position}} ({{label}}) cannot be prepared for print. The earlier books remain valid.',
  'print.page-differs':
    'The page at position {{position}} ({{label}}) would print differently from what its PDF file shows. Export the file again and upload it, or take the page out of the catalogue. The earlier books remain valid.',
  'cover.not-ready': 'The cover is still being checked.',
  'cover.has-errors': 'The cover has errors. The report under “Print” says which.',

  'print.not-processing': 'This catalogue is not being generated at the moment.',
  'catalog.nothing-to-print': 'There are no pages to print in this catalogue yet.',
  'print.link-invalid': 'This link is invalid or has expired.',
  'edition.processing': 'The online edition is being made. Please wait until it is finished.',
  'edition.nothing-public': 'No wine page of this catalogue is accepted yet. There is nothing to publish.',
  'edition.slug-fixed': 'The address cannot be changed any more since there is an edition.',
  'edition.none-current': 'No edition is public at present.',
};
