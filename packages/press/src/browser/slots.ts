import { cancelled } from './limited.ts';

/** A semaphore: at most `count` holders at once; the others wait in order. */
export class Slots {
  #count: number;
  #free: number;
  #waiting: (() => void)[] = [];
  /** Two that want all places must not hold some each. */
  #alone: Promise<unknown> = Promise.resolve();

  constructor(count: number) {
    this.#count = count;
    this.#free = count;
  }

  /** Waits for a place. @returns a function that frees it @throws PressError `aborted` as soon as the signal fires */
  async take(signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw cancelled();
    if (this.#free > 0) this.#free--;
    else await this.#wait(signal);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    };
  }

  /** Waits until nobody else holds a place. @returns a function that frees all @throws PressError `aborted` */
  takeAll(signal?: AbortSignal): Promise<() => void> {
    const taking = this.#alone.then(async () => {
      const held: (() => void)[] = [];
      const release = () => {
        for (const free of held) free();
      };
      try {
        while (held.length < this.#count) held.push(await this.take(signal));
        return release;
      } catch (error) {
        release();
        throw error;
      }
    });
    this.#alone = taking.catch(() => undefined);
    return taking;
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(cancelled());
      };
      this.#waiting.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
