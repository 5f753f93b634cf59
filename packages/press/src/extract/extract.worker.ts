import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { PdfSource } from '../assemble/book-plan.ts';
import { serve } from '../worker/serve.ts';
import { type Extract, extractPages } from './extract-pages.ts';

export interface ExtractTask extends Extract {
  source: PdfSource;
  /** The file to write; its folder exists. */
  out: string;
}

export interface ExtractedFile {
  bytes: number;
  sha256: string;
}

serve<ExtractTask, ExtractedFile, never>(async ({ source, out, ...extract }) => {
  const file = typeof source === 'string' ? await readFile(source) : source;
  const extracted = await extractPages(file, extract);
  await writeFile(out, extracted);
  return { value: { bytes: extracted.length, sha256: createHash('sha256').update(extracted).digest('hex') } };
});
