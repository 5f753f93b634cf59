import type { DeskErrorCode } from '../de/desk-errors.ts';

export const deskErrors: Record<DeskErrorCode, string> = {
  'file.no-printer-profile':
    'The file is no usable output profile. An ICC profile for CMYK printing is needed, as the printer uses it.',
  'print.failed': 'The catalogue could not be generated.',
  'print.file-unreadable':
    'The file at position {{position}} ({{label}}) cannot be printed. Upload it again.',
  'print.page-faulty':
    'The page at position {{position}} ({{label}}) cannot be made ready for print. The earlier catalogues stay valid.',
  'print.page-differs':
    'The page at position {{position}} ({{label}}) would print differently from what its PDF file shows. Export the file anew and upload it, or take the page out of the catalogue. The earlier catalogues stay valid.',
  'cover.not-ready': 'The cover is still being checked.',
  'cover.has-errors': 'The cover has errors. The report at the print desk says which.',

  'print.not-processing': 'No generation is running for this catalogue.',
};
