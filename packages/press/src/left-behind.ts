import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the folders in `folder` whose process is gone: who is killed cannot tidy up.
 * @param ownerOf the process's number from a folder's name; null for one that is not ours
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

/** Those who wrote into it may still do so for a moment. Never fails: the next start tries again. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
