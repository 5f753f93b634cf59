import { createStore } from './store.ts';

/** True from the first 503 until the server answers again. */
export const maintenanceStore = createStore(false);

/**
 * Asks whether the server is maintained; for screens that would ask it nothing before somebody types. Not through the
 * shared client: the login screen does without its 17 kB until something is sent.
 */
export async function noticeMaintenance(): Promise<void> {
  const answer = await fetch('/api/openapi.json', { method: 'HEAD' }).catch(() => undefined);
  if (answer?.status === 503) maintenanceStore.set(true);
}
