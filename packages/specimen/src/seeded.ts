/** A random source that returns the same numbers for the same seed, so that specimens are always the same. */
export interface Seeded {
  /** From 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  /** An integer from 0 to below `count`. */
  below(count: number): number;
  pick<T>(list: readonly T[]): T;
}

export function seeded(seed: number): Seeded {
  // mulberry32: small, and good enough for appearance.
  let state = (seed * 0x9e3779b1 + 0x6d2b79f5) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    below: (count) => Math.floor(next() * count),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  };
}
