import { processorMs } from '../worker/watch-process.ts';

/** Limits for the walk of a page, and of the processor's time for a whole file; at any of them the walk ends with what it has. */
export interface InterpretLimits {
  /** Forms within patterns within glyphs… */
  depth: number;
  operators: number;
  /** Bytes of all decoded content streams together. */
  decodedBytes: number;
  /** Number of painted objects that are kept. */
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

/** Counts what a walk uses. Once a limit is reached, nothing more is granted. */
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
    this.#until = processorMs() + limits.milliseconds;
  }

  /** Starts another page: all limits are reset except the time. */
  renew(): void {
    this.#left = { ...this.#limits };
  }

  /** Counts one operator; false when no more are allowed or the time is over. */
  operator(): boolean {
    if (this.exceeded) return false;
    this.#left.operators--;
    if (this.#left.operators < 0) return this.exceed('operators');
    if (this.#left.operators % CLOCK_EVERY === 0 && processorMs() > this.#until)
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
