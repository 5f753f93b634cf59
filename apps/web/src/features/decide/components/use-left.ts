import { useEffect } from 'react';
import type { Queue } from './use-queue.ts';

/** Tells how many of a queue are to be decided; its tab says the same number. */
export function useLeft({ left }: Pick<Queue<unknown>, 'left'>, onLeft: (left: number) => void): void {
  useEffect(() => onLeft(left), [left, onLeft]);
}
