import { readFile, writeFile } from 'node:fs/promises';
import type { MendFix, MendWishes, PreflightKind, PreflightThresholds } from '@rebblatt/contracts';
import type { PdfSource } from '../assemble/book-plan.ts';
import { serve } from '../worker/serve.ts';
import { type Mended, mendFile } from './mend-file.ts';

export interface MendTask {
  source: PdfSource;
  fixes: readonly MendFix[];
  wishes?: MendWishes | undefined;
  kind: PreflightKind;
  thresholds?: PreflightThresholds | undefined;
  /** The output profile; FOGRA39 by default. */
  profile?: Uint8Array | undefined;
  /** The file to which the mended PDF is written. */
  out: string;
}

/** What was done to a file that cannot be seen from the wish alone. */
export type MendNotes = Omit<Mended, 'bytes'>;

serve<MendTask, MendNotes, never>(async ({ source, out, ...mending }) => {
  const file = typeof source === 'string' ? await readFile(source) : source;
  const { bytes, ...notes } = await mendFile(file, mending);
  await writeFile(out, bytes);
  return { value: notes };
});
