import { useKeys } from '../../../lib/use-keys.ts';
import type { Queue } from './use-queue.ts';

/** J and the right arrow go on, K and the left arrow go back. */
export function useStepKeys({ step }: Pick<Queue<unknown>, 'step'>): void {
  const [next, previous] = [() => step(1), () => step(-1)];
  useKeys({ j: next, ArrowRight: next, k: previous, ArrowLeft: previous });
}
