import { createStore } from './store.ts';

/** While the line before the sign-in is too long: how long until the next try, and how to give up. */
export type Waiting = { seconds: number; cancel: () => void };

export const lineStore = createStore<Waiting | null>(null);

const SECOND_MS = 1000;

/** Waits until the next try is due, counting down for the screen; false when the user gave up. */
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
