import { maintenanceStore } from './maintenance.ts';

/** Called when the live connection is there again. */
const listeners = new Set<() => void>();

/** Tells everybody who waits for the server that it answers again. */
export function tellConnected(): void {
  for (const listener of listeners) listener();
}

maintenanceStore.subscribe(() => {
  if (!maintenanceStore.get()) tellConnected();
});

/** The first wait before a failed change is tried again; each wait is twice the one before. */
const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

/**
 * Tries again what found no connection: after a while, each time a longer one, and at once when the browser or the live
 * channel has its connection back. The waits are spread, so that not everybody comes at once after a restart.
 *
 * @returns `failed` to be called after every failure, `done` when nothing waits any more, `stop` at the end
 */
export function createRetry(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_MS;
  let waiting = false;
  const now = () => {
    if (!waiting) return;
    clearTimeout(timer);
    waiting = false;
    retry();
  };
  listeners.add(now);
  addEventListener('online', now);
  return {
    failed() {
      waiting = true;
      clearTimeout(timer);
      timer = setTimeout(now, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_MS);
    },
    done() {
      waiting = false;
      clearTimeout(timer);
      wait = FIRST_MS;
    },
    stop() {
      clearTimeout(timer);
      listeners.delete(now);
      removeEventListener('online', now);
    },
  };
}
