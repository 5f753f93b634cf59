import { createStore } from '../../lib/store.ts';

/** Counts the requests to open the palette; 0 means its code is not needed yet. */
export const paletteStore = createStore(0);

/** Opens the command palette. */
export function openPalette(): void {
  paletteStore.set((requests) => requests + 1);
}
