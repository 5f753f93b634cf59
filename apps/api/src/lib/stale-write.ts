import { stale } from './app-error.ts';

/** Thrown by a command whose caller knows an older version than the one stored. */
export class StaleWrite extends Error {}

/** Refuses a write that was made on an older version; without a version there is no guard. */
export function guardVersion(stored: { version: number }, known: number | undefined): void {
  if (known !== undefined && known !== stored.version) throw new StaleWrite();
}

/** Runs a write; when its version is old, answers 409 `conflict.stale` with the item as it stands now. */
export async function orStale<T>(write: Promise<T>, current: () => Promise<unknown>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof StaleWrite ? stale(await current()) : error;
  }
}
