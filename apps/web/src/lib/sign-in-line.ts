import { createStore } from './store.ts';

/** Set while the queue for signing in is full: the time until the next attempt, and a function to cancel. */
export type Waiting = { seconds: number; cancel: () => void };

export const lineStore = createStore<Waiting | null>(null);

const SECOND_MS = 1000;

/** Waits for the next attempt, with a countdown for the screen; false if the user cancelled. */
export function waitInLine(seconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (again: boolean) => {
      clearInterval(timer);
      lineStore.set(null);
      resolve(again);
    };
    const timer = setInterval(() => {
      const left = (lineStore.get()?.seconds ?? 0) - 1;
      if (left > 0) lineStore.set({ seconds: left, cancel });
      else end(true);
    }, SECOND_MS);
    const cancel = () => end(false);
    lineStore.set({ seconds, cancel });
  });
}
