import { readFile, rm, writeFile } from 'node:fs/promises';
import { keptFiles } from '../kept-files.ts';
import { serve } from '../worker/serve.ts';
import { convertLaidOut } from './convert-laid-out.ts';

/** Paths throughout: what is printed never passes through the server. */
export interface ColourTask {
  /** The browser's PDF, which goes. */
  printed: string;
  pageIds: number[];
  /** Of the printing it is made for; FOGRA39 without. */
  profile: string | undefined;
  /** Gets the PDF in print colours. */
  out: string;
  /** Where and under what it is kept for the next book. */
  keep: { folder: string; key: string };
}

serve<ColourTask, true, never>(async ({ printed, pageIds, profile, out, keep }) => {
  const file = await convertLaidOut(
    await readFile(printed),
    pageIds,
    profile === undefined ? undefined : await readFile(profile),
  );
  await writeFile(out, file);
  await rm(printed);
  await keptFiles(keep.folder).keep(keep.key, file);
  return { value: true };
});
