import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './process-state.ts';

/** What is called when a guarded server dies. */
export interface Watchers {
  /** It died and was restarted, with the same URL. */
  restarted(): void;
  /** It died and cannot be restarted. */
  lost(reason: string): void;
}

const LOOK_EVERY_MS = 500;
/** A server that dies more often than this within `DEATHS_WITHIN_MS` is not restarted again. */
const MAX_DEATHS = 5;
const DEATHS_WITHIN_MS = 600_000;

/**
 * Watches a running server and restarts it when its process is gone, whatever the cause.
 *
 * @param server how to find its process and how to start it
 * @returns a function that ends the watch, after a restart in progress has finished
 */
export function guardServer(
  server: { living(): Promise<number | null>; start(): Promise<void> },
  watchers: Watchers,
): () => Promise<void> {
  const ended = new AbortController();
  let known: number | null = null;
  let deaths: number[] = [];

  const look = async () => {
    if (known !== null && isAlive(known)) return;
    known = await server.living();
    if (known !== null || ended.signal.aborted) return;
    deaths = [...deaths.filter((at) => at > Date.now() - DEATHS_WITHIN_MS), Date.now()];
    if (deaths.length > MAX_DEATHS) throw new Error(`It died ${deaths.length} times within ten minutes.`);
    await server.start();
    watchers.restarted();
  };

  const watch = async () => {
    while (!ended.signal.aborted) {
      await look();
      await wait(LOOK_EVERY_MS, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!ended.signal.aborted) watchers.lost(error instanceof Error ? error.message : String(error));
  });
  return () => {
    ended.abort();
    return watching;
  };
}
