import type { Ink } from '../colour/ink.ts';
import type { FromProfile, ProfileEngine } from '../colour/profile-engine.ts';

const PIXELS_AT_ONCE = 1 << 16;
const INKS = 4;
const sumOf = ([c, m, y, k]: Ink) => c + m + y + k;
const byte = (bytes: Uint8Array, at: number) => bytes[at] as number;

/**
 * Reduces colours with more ink than dries: to what the profile itself prints for how they look, and where that is still
 * too much, by taking from the three colours in proportion.
 */
export class InkLimit {
  /** 1 for a full ink. */
  readonly #most: number;
  readonly #again: FromProfile | undefined;

  /** @param mostPercent the total ink that stays as it is */
  constructor(engine: ProfileEngine, mostPercent: number) {
    this.#most = mostPercent / 100;
    this.#again = engine.again();
  }

  of(ink: Ink): Ink {
    if (sumOf(ink) <= this.#most + 1e-6) return ink;
    const [c, m, y, k] = this.#again?.inkOf(ink) ?? ink;
    const colours = c + m + y;
    const share = colours > 0 ? Math.min(1, Math.max(0, this.#most - k) / colours) : 1;
    return [c * share, m * share, y * share, k];
  }

  /**
   * Pixels of four bytes, 255 for full ink.
   * @returns the same array where nothing is reduced
   */
  ofPixels(inks: Uint8Array): Uint8Array {
    const most = this.#most * 255 + 0.5;
    let out: Uint8Array | undefined;
    for (let from = 0; from < inks.length; from += PIXELS_AT_ONCE * INKS) {
      const part = inks.subarray(from, from + PIXELS_AT_ONCE * INKS);
      const heavy: number[] = [];
      for (let at = 0; at + 3 < part.length; at += INKS)
        if (byte(part, at) + byte(part, at + 1) + byte(part, at + 2) + byte(part, at + 3) > most)
          heavy.push(at);
      if (heavy.length === 0) continue;
      out ??= inks.slice();
      this.#reduce(out.subarray(from, from + part.length), heavy);
    }
    return out ?? inks;
  }

  #reduce(pixels: Uint8Array, heavy: readonly number[]): void {
    const gathered = new Uint8Array(heavy.length * INKS);
    heavy.forEach((at, i) => {
      gathered.set(pixels.subarray(at, at + INKS), i * INKS);
    });
    const again = this.#again?.inksOf(gathered) ?? gathered;
    const most = Math.floor(this.#most * 255);
    heavy.forEach((at, i) => {
      const [c = 0, m = 0, y = 0, k = 0] = again.subarray(i * INKS, i * INKS + INKS);
      const share = c + m + y > 0 ? Math.min(1, Math.max(0, most - k) / (c + m + y)) : 1;
      pixels.set([c * share, m * share, y * share, k], at);
    });
  }
}
