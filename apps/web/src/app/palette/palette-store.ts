import { createStore } from '../../lib/store.ts';

/** Counts the requests to open the palette; while it is 0 its code is not needed. */
export const paletteStore = createStore(0);

/** Opens the command palette. */
export function openPalette(): void {
  paletteStore.set((requests) => requests + 1);
}
