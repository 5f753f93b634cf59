import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the folders in `folder` whose process has ended: a killed process cannot clean up.
 * @param ownerOf the process id from the name of a folder; null for a foreign folder
 */
export async function sweepLeftBehind(
  folder: string,
  ownerOf: (name: string) => number | null,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const owner = ownerOf(name);
    if (owner !== null && !isAlive(owner)) await removeFolder(join(folder, name));
  }
}

/** Retries, because processes may still write to it for a moment. Never fails: the next start tries again. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user, but it is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
