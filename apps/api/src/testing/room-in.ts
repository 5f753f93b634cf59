import { accessSync, constants, statfsSync } from 'node:fs';

/** What Linux keeps in memory as files; in a container it is often too small for more than messages. */
export const MEMORY_FOLDER = '/dev/shm';

/** @returns bytes that can still be written; 0 for a folder that this system does not have or that is read-only */
export function roomIn(folder: string): number {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
