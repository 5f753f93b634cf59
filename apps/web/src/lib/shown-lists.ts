import { createStore } from './store.ts';

/** How many lists the screen shows: with one the frame offers a way to its first row. */
export const shownLists = createStore(0);

/** Leads to the first row of the list, past everything above it. */
export function goToFirstRow(): void {
  document.querySelector<HTMLElement>('#main [data-row] :is(a, button, input)')?.focus();
}
