import { type DependencyList, type EffectCallback, useEffect, useEffectEvent } from 'react';

/**
 * Runs an effect at first and whenever one of the values has changed, and not when anything else that it reads has; it reads
 * all as it is then. What it returns is run before the next time.
 */
export function useWhenChanged(values: DependencyList, effect: EffectCallback): void {
  const run = useEffectEvent(effect);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it follows
  useEffect(() => run(), values);
}
