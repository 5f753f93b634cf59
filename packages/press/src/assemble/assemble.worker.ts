import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { PdfxReport } from '@rebblatt/contracts';
import { reportPdfx } from '../pdfx/report-pdfx.ts';
import { serve } from '../worker/serve.ts';
import { type AssemblyProgress, assembleBook } from './assemble-book.ts';
import type { BookPlan } from './book-plan.ts';
import { openAhead } from './open-donor.ts';

export interface AssembleTask {
  plan: BookPlan;
  /** The file to write; a book is too large to be passed in memory. */
  out: string;
}

/** Sent in advance: the files of the logos. */
export type LogoPaths = readonly string[];

export interface AssembledFile {
  bytes: number;
  sha256: string;
  pdfx: PdfxReport;
}

serve<AssembleTask, AssembledFile, AssemblyProgress, LogoPaths>(async ({ plan, out }, { report }) => {
  const book = await assembleBook(plan, report);
  report({ step: 'check', done: 0, total: 1 });
  // It is written while it is being checked; if the check fails, the caller removes the complete file.
  const writing = writeFile(out, book);
  writing.catch(() => undefined);
  try {
    const pdfx = await reportPdfx(plan, book);
    const sha256 = createHash('sha256').update(book).digest('hex');
    return { value: { bytes: book.length, sha256, pdfx } };
  } finally {
    await writing;
  }
}, openAhead);
