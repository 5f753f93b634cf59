import { createStore } from './store.ts';

/** True from the first 503 until the server answers again. */
export const maintenanceStore = createStore(false);

/**
 * Checks whether the server is in maintenance, for screens that send no request before the user types. Not
 * through the shared client, because the login screen does not load its 17 kB until something is sent.
 */
export async function noticeMaintenance(): Promise<void> {
  const answer = await fetch('/api/openapi.json', { method: 'HEAD' }).catch(() => undefined);
  if (answer?.status === 503) maintenanceStore.set(true);
}
