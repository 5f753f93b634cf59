import { z } from 'zod';

/** What the check of a finished book said; part of its manifest. */
export const pdfxReport = z.object({
  version: z.literal('PDF/X-4'),
  /** The printing it is made for, for example "FOGRA39". */
  output_condition: z.string(),
  /** False when uploaded files keep it from being PDF/X-4. */
  conforms: z.boolean(),
  /** Pages of the file, from 1, that do. */
  pages_not_conforming: z.array(z.int()),
  findings: z.array(z.object({ code: z.string(), page: z.int(), detail: z.string() })),
});
export type PdfxReport = z.output<typeof pdfxReport>;
