/** How much may be read and done for one page, and the time for all of a file; past any the walk ends with what it has. */
export interface InterpretLimits {
  /** Forms within patterns within glyphs… */
  depth: number;
  operators: number;
  /** All decoded content streams together. */
  decodedBytes: number;
  /** Painted objects kept. */
  objects: number;
  milliseconds: number;
}

/** Enough for any page that can be printed in a few seconds. */
export const interpretLimits: InterpretLimits = {
  depth: 28,
  operators: 4_000_000,
  decodedBytes: 96 * 1024 * 1024,
  objects: 400_000,
  milliseconds: 12_000,
};

export type ExceededLimit = keyof InterpretLimits;

const CLOCK_EVERY = 1_024;

/** Counts what a walk uses. Once a limit is reached, nothing is left of any. */
export class Budget {
  exceeded: ExceededLimit | null = null;
  readonly depth: number;
  #limits: InterpretLimits;
  #left: InterpretLimits;
  #until: number;

  constructor(limits: InterpretLimits) {
    this.depth = limits.depth;
    this.#limits = limits;
    this.#left = { ...limits };
    this.#until = performance.now() + limits.milliseconds;
  }

  /** Another page begins: it has all there is, but no more time. */
  renew(): void {
    this.#left = { ...this.#limits };
  }

  /** Takes one of the operators; false when there is none left, or no time. */
  operator(): boolean {
    if (this.exceeded) return false;
    this.#left.operators--;
    if (this.#left.operators < 0) return this.exceed('operators');
    if (this.#left.operators % CLOCK_EVERY === 0 && performance.now() > this.#until)
      return this.exceed('milliseconds');
    return true;
  }

  keepObject(): boolean {
    if (this.exceeded) return false;
    this.#left.objects--;
    return this.#left.objects >= 0 || this.exceed('objects');
  }

  get bytes(): number {
    return this.exceeded ? 0 : this.#left.decodedBytes;
  }

  countDecoded(bytes: number): void {
    this.#left.decodedBytes -= bytes;
  }

  exceed(limit: ExceededLimit): false {
    this.exceeded ??= limit;
    return false;
  }
}
