import { readFile } from 'node:fs/promises';
import type { PdfSource } from '../assemble/book-plan.ts';
import { serve } from '../worker/serve.ts';
import { lookAtPlaced, type PlacedLook } from './compare-placed.ts';
import type { PlacedAs } from './placed-file.ts';

export interface CompareTask {
  source: PdfSource;
  as: PlacedAs;
}

serve<CompareTask, PlacedLook, never>(async ({ source, as }) => {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  return { value: await lookAtPlaced(bytes, as) };
});
