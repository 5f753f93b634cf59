import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

const HOST = hostname().replace(/[^A-Za-z0-9.]/g, '_');

/** A folder that only this process writes into, so that a later one knows when nobody does any more. */
export const ownFolder = (folder: string): string => join(folder, `${HOST}-${process.pid}`);

/**
 * Removes what processes of this machine left in their own folders when they were killed. Folders of other machines,
 * whose processes cannot be seen from here, stay.
 * @param own one of this process's, before anything is written into it
 */
export async function sweepLeftBehind(own: string): Promise<void> {
  const folder = dirname(own);
  for (const name of await readdir(folder).catch(() => [])) {
    const cut = name.lastIndexOf('-');
    const isOurs = name.slice(0, cut) === HOST;
    // One of the same number is long gone: this process has just begun.
    if (isOurs && (name === basename(own) || !isAlive(Number(name.slice(cut + 1)))))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
