import { useEffect } from 'react';
import { createStore } from './store.ts';

/** How many lists the screen shows: with one the frame offers a way to its first row. */
export const shownLists = createStore(0);

/** Counts a list that is on the screen, as long as it has rows. */
export function useShownList(hasRows: boolean): void {
  useEffect(() => {
    if (!hasRows) return;
    shownLists.set((lists) => lists + 1);
    return () => shownLists.set((lists) => lists - 1);
  }, [hasRows]);
}

/** Leads to the first row of the list, past everything above it. */
export function goToFirstRow(): void {
  document.querySelector<HTMLElement>('#main [data-row] :is(a, button, input)')?.focus();
}
