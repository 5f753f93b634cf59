import { createStore } from './store.ts';

/** True from the first 503 until the server answers again. */
export const maintenanceStore = createStore(false);
