import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { sweepLeftBehind } from '@rebblatt/press';

const HOST = hostname().replace(/[^A-Za-z0-9.]/g, '_');

/** A folder that only this process writes into, so that a later one knows when nobody does any more. */
export const ownFolder = (folder: string): string => join(folder, `${HOST}-${process.pid}`);

/**
 * Removes what processes of this machine left in their own folders when they were killed. Folders of other machines,
 * whose processes cannot be seen from here, stay.
 * @param own one of this process's, before anything is written into it
 */
export async function sweepFoldersBeside(own: string): Promise<void> {
  // One of the same number is long gone: this process has just begun.
  await rm(own, { recursive: true, force: true });
  await sweepLeftBehind(dirname(own), (name) => {
    const cut = name.lastIndexOf('-');
    return name.slice(0, cut) === HOST ? Number(name.slice(cut + 1)) || null : null;
  });
}
