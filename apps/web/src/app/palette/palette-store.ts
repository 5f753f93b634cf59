import { keepTyped } from '../../lib/early-keys.ts';
import { createStore } from '../../lib/store.ts';

/** Counts the requests to open the palette; while it is 0 its code is not needed. */
export const paletteStore = createStore(0);

/** Opens the command palette. What is typed until its field has the focus is kept for it. */
export function openPalette(): void {
  keepTyped();
  paletteStore.set((requests) => requests + 1);
}
