import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Whether a path is there. @throws Error of the system when it is no folder, or cannot be looked at */
async function isThere(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (found && !found.isDirectory())
    throw Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`), { code: 'ENOTDIR' });
  return found !== null;
}

/**
 * Makes a folder with those above it. Node's own recursive mkdir never ends where the system says that a folder is not
 * there and lets none be made, as below `/proc`.
 * @throws Error of the system when it cannot be made
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  for (let at = resolve(path); !(await isThere(at)); at = dirname(at)) missing.unshift(at);
  for (const folder of missing)
    await mkdir(folder).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await isThere(folder))) throw error;
    });
}
