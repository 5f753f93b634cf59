import { readFile } from 'node:fs/promises';
import type { PdfSource } from '../assemble/book-plan.ts';
import { serve } from '../worker/serve.ts';
import { type PageProof, type ProofOptions, proofPage } from './proof-page.ts';

export interface ProofTask extends ProofOptions {
  source: PdfSource;
}

serve<ProofTask, PageProof, never>(async ({ source, ...options }) => {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  return { value: await proofPage(bytes, options) };
});
