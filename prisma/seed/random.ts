/** A stream of pseudorandom numbers that is the same in every load, so that the demo is always the same fair. */
export interface Random {
  /** An integer from min to max, both included. */
  int(min: number, max: number): number;
  /** Whether an event of this probability (0 to 1) occurs. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A copy in another order. */
  shuffled<T>(from: readonly T[]): T[];
}

/** Each part of the demo has a stream by its own name, so that a change in one part does not affect the others. */
export function randomFor(name: string): Random {
  let state = 0x9e3779b9;
  for (const letter of name)
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) ^ (state >>> 13);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick<T>(from: readonly T[]): T {
      const found = from[int(0, from.length - 1)];
      if (found === undefined) throw new Error(`nothing to pick from in "${name}"`);
      return found;
    },
    shuffled<T>(from: readonly T[]): T[] {
      const order = [...from];
      for (let last = order.length - 1; last > 0; last--) {
        const other = int(0, last);
        [order[last], order[other]] = [order[other] as T, order[last] as T];
      }
      return order;
    },
  };
}
