import { readFile } from 'node:fs/promises';
import type { PdfSource } from '../assemble/book-plan.ts';
import { serve } from '../worker/serve.ts';
import { type PdfFacts, readFacts } from './read-facts.ts';

serve<{ source: PdfSource }, PdfFacts, never>(async ({ source }) => {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  return { value: await readFacts(bytes) };
});
