import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from './application.ts';
import { isAlive, startedAt } from './process-state.ts';

interface Owner {
  pid: number;
  started: string | null;
}

const FILE = 'owner.json';

/**
 * Records that this process owns the embedded server in `home`. The record of a process that is gone is
 * replaced.
 *
 * @throws Error when a running process owns it: two processes must not stop each other's database
 */
export async function claimServer(home: string, { title, dataSetting }: Application): Promise<void> {
  const owner = await currentOwner(home);
  if (owner) {
    throw new Error(
      `Another ${title} (process ${owner.pid}) is using the database in ${home}. ` +
        `Stop it, or give this one its own ${dataSetting}.`,
    );
  }
  const me: Owner = { pid: process.pid, started: startedAt(process.pid) };
  await writeFile(join(home, FILE), JSON.stringify(me));
}

/** The running process that owns the server in `home`, or null. */
export async function currentOwner(home: string): Promise<Owner | null> {
  const text = await readFile(join(home, FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const owner: Owner = JSON.parse(text);
    const same = isAlive(owner.pid) && startedAt(owner.pid) === owner.started;
    return same ? owner : null;
  } catch {
    // A record truncated by a crash does not belong to a running process.
    return null;
  }
}

export async function releaseServer(home: string): Promise<void> {
  await rm(join(home, FILE), { force: true });
}
