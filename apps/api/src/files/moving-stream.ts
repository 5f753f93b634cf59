import { Readable } from 'node:stream';

/** Makes the errors with which the stream ends. */
interface Faults {
  stalled: () => Error;
  broken: (cause: unknown) => Error;
}

/**
 * The same bytes, from a source that must not stand still: it breaks off when the source has given nothing for a while
 * although its reader waits. A slow reader is no reason.
 */
export class MovingStream extends Readable {
  readonly #source: Readable;
  readonly #patienceMs: number;
  readonly #faults: Faults;
  #timer: NodeJS.Timeout | undefined;

  /** @param patienceMs how long the source may give nothing */
  constructor(source: Readable, patienceMs: number, faults: Faults) {
    super();
    this.#source = source;
    this.#patienceMs = patienceMs;
    this.#faults = faults;
    source.on('data', (bytes) => {
      clearTimeout(this.#timer);
      if (this.push(bytes)) this.#wait();
      else source.pause();
    });
    source.on('end', () => {
      clearTimeout(this.#timer);
      this.push(null);
    });
    source.on('error', (error) => this.destroy(faults.broken(error)));
    source.pause();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.destroy(this.#faults.stalled()), this.#patienceMs);
  }

  override _read() {
    this.#wait();
    this.#source.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    clearTimeout(this.#timer);
    this.#source.destroy();
    done(error);
  }
}
