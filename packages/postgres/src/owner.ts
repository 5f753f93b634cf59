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
 * Notes that this process owns the embedded server in `home`. The note of a process that is gone is replaced.
 *
 * @throws Error when a living process owns it: two servers must not stop each other's database.
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

/** The living process that owns the server in `home`, or null. */
export async function currentOwner(home: string): Promise<Owner | null> {
  const text = await readFile(join(home, FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const owner: Owner = JSON.parse(text);
    const same = isAlive(owner.pid) && startedAt(owner.pid) === owner.started;
    return same ? owner : null;
  } catch {
    // A note cut short by a crash says nothing about a living process.
    return null;
  }
}

export async function releaseServer(home: string): Promise<void> {
  await rm(join(home, FILE), { force: true });
}
