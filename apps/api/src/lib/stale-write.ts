import { stale } from './app-error.ts';

/** Thrown by a command whose caller has an older version than the stored one. */
export class StaleWrite extends Error {}

/** Rejects a write that is based on an older version; without a version it is not checked. */
export function guardVersion(stored: { version: number }, known: number | undefined): void {
  if (known !== undefined && known !== stored.version) throw new StaleWrite();
}

/** Runs a write; when its version is outdated, throws 409 `conflict.stale` with the current item. */
export async function orStale<T>(write: Promise<T>, current: () => Promise<unknown>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof StaleWrite ? stale(await current()) : error;
  }
}
