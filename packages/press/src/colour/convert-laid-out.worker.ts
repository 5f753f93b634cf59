import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Ink } from '@rebblatt/printed-page';
import { keptFiles } from '../kept-files.ts';
import { serve } from '../worker/serve.ts';
import { convertLaidOut } from './convert-laid-out.ts';

/** All files are given as paths: printed documents never pass through the server. */
export interface ColourTask {
  /** The browser's PDF, which is removed afterwards. */
  printed: string;
  pageIds: number[];
  /** The output profile; FOGRA39 by default. */
  profile: string | undefined;
  /** The inks of the catalogue's design. */
  inks: Ink[];
  /** The file to which the PDF in print colours is written. */
  out: string;
  /** The folder and the key under which it is stored for the next book. */
  keep: { folder: string; key: string };
}

serve<ColourTask, true, never>(async ({ printed, pageIds, profile, inks, out, keep }) => {
  const file = await convertLaidOut(
    await readFile(printed),
    pageIds,
    profile === undefined ? undefined : await readFile(profile),
    inks,
  );
  await writeFile(out, file);
  await rm(printed);
  await keptFiles(keep.folder).keep(keep.key, file);
  return { value: true };
});
