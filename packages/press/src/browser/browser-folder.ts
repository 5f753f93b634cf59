import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder, sweepLeftBehind } from '../left-behind.ts';

const NAME = /^rebblatt-browser-(\d+)-/;

/** A new folder for all a browser writes. What browsers of servers left behind that were killed goes first. */
export async function browserFolder(): Promise<string> {
  await sweepLeftBehind(tmpdir(), (name) => Number(NAME.exec(name)?.[1] ?? 0) || null);
  return mkdtemp(join(tmpdir(), `rebblatt-browser-${process.pid}-`));
}

/** Removes what this process's browsers wrote; they have ended. */
export async function removeBrowserFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => []))
    if (Number(NAME.exec(name)?.[1]) === process.pid) await removeFolder(join(tmpdir(), name));
}
