import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { sweepLeftBehind } from '@rebblatt/press';

const HOST = hostname().replace(/[^A-Za-z0-9.]/g, '_');

/** A folder that only this process writes to, so that a later process can tell when it is abandoned. */
export const ownFolder = (folder: string): string => join(folder, `${HOST}-${process.pid}`);

/**
 * Removes what killed processes of this machine left in their own folders. Folders of other machines, whose processes
 * cannot be seen from here, are kept.
 * @param own the folder of this process, before anything is written to it
 */
export async function sweepFoldersBeside(own: string): Promise<void> {
  // It was left by an earlier process with the same id: this one has just started.
  await rm(own, { recursive: true, force: true });
  await sweepLeftBehind(dirname(own), (name) => {
    const cut = name.lastIndexOf('-');
    return name.slice(0, cut) === HOST ? Number(name.slice(cut + 1)) || null : null;
  });
}
