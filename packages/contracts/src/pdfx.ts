import { z } from 'zod';

/** The result of checking a finished book; part of its manifest. */
export const pdfxReport = z.object({
  version: z.literal('PDF/X-4'),
  /** The output condition that it is made for, for example "FOGRA39". */
  output_condition: z.string(),
  /** False when it is not PDF/X-4 because of uploaded files. */
  conforms: z.boolean(),
  /** Pages of the file, from 1, that are the reason. */
  pages_not_conforming: z.array(z.int()),
  findings: z.array(z.object({ code: z.string(), page: z.int(), detail: z.string() })),
});
export type PdfxReport = z.output<typeof pdfxReport>;
