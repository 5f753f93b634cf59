import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder, sweepLeftBehind } from '../left-behind.ts';

const NAME = /^rebblatt-browser-(\d+)-/;

/** Makes a folder for everything a browser writes, after removing what browsers of killed servers left behind. */
export async function browserFolder(): Promise<string> {
  await sweepLeftBehind(tmpdir(), (name) => Number(NAME.exec(name)?.[1] ?? 0) || null);
  return mkdtemp(join(tmpdir(), `rebblatt-browser-${process.pid}-`));
}

/** Removes what this process's browsers have written; they must have ended. */
export async function removeBrowserFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => []))
    if (Number(NAME.exec(name)?.[1]) === process.pid) await removeFolder(join(tmpdir(), name));
}
