import { z } from 'zod';
import { fileReport } from './file-report.ts';
import { moment, version } from './primitives.ts';
import { printedMark } from './printed-page.ts';

/** The fair's mark on the registers of a catalogue, with the size of its file, and what its check has to say. */
export const catalogMark = printedMark.extend({
  name: z.string(),
  uploaded_at: moment,
  report: fileReport,
  version: z.int(),
});
export type CatalogMark = z.output<typeof catalogMark>;

/** The version of the mark that is replaced, which is required then, or removed: sent with the PDF in `file`. */
export const catalogMarkUpload = z.object({ version });
