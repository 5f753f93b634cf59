import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { PdfxReport } from '@rebblatt/contracts';
import { reportPdfx } from '../pdfx/report-pdfx.ts';
import { serve } from '../worker/serve.ts';
import { type AssemblyProgress, assembleBook } from './assemble-book.ts';
import type { BookPlan } from './book-plan.ts';

export interface AssembleTask {
  plan: BookPlan;
  /** The file to write; a book is too large to be carried about in memory. */
  out: string;
}

export interface AssembledFile {
  bytes: number;
  sha256: string;
  pdfx: PdfxReport;
}

serve<AssembleTask, AssembledFile, AssemblyProgress>(async ({ plan, out }, report) => {
  const book = await assembleBook(plan, report);
  report({ step: 'check', done: 0, total: 1 });
  const pdfx = await reportPdfx(plan, book);
  await writeFile(out, book);
  return { value: { bytes: book.length, sha256: createHash('sha256').update(book).digest('hex'), pdfx } };
});
