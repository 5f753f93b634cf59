import { useSyncExternalStore } from 'react';
import { today } from './date.ts';

const LOOK_MS = 30_000;

/** Today as `today` gives it; a screen that stays open over midnight follows. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
