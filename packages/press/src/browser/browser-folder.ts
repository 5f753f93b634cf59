import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^rebblatt-browser-(\d+)-/;

/**
 * A new folder for all a browser writes. What browsers of servers left behind that were killed goes first: a server
 * that is killed cannot, and its browser ends without tidying up.
 */
export async function browserFolder(): Promise<string> {
  const leftBehind = (await readdir(tmpdir()).catch(() => [])).filter((name) => {
    const [, owner] = NAME.exec(name) ?? [];
    return owner !== undefined && !isAlive(Number(owner));
  });
  for (const name of leftBehind) await removeFolder(join(tmpdir(), name));
  return mkdtemp(join(tmpdir(), `rebblatt-browser-${process.pid}-`));
}

/** Renderers may still write for a moment after the browser has ended. Never fails: the next start tries again. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
