import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
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
}

serve<AssembleTask, AssembledFile, AssemblyProgress>(async ({ plan, out }, report) => {
  const book = await assembleBook(plan, report);
  await writeFile(out, book);
  return { value: { bytes: book.length, sha256: createHash('sha256').update(book).digest('hex') } };
});
