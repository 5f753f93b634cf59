import type { ChildProcess } from 'node:child_process';
import { PressError, type PressErrorCode } from '../press-error.ts';
import { SharedProcess } from '../worker/shared-process.ts';
import type { TaskOptions } from '../worker/task-worker.ts';
import type { BrowserCall, BrowserCalls, BrowserTask, PrintedSlice } from './browser-calls.ts';
import type { Limits } from './limited.ts';

/** The browser in it ends after an idle minute; the process a little later. */
const IDLE_MS = 75_000;
/** For unpacking and starting a browser on a busy machine. */
const START_MS = 120_000;
const PID_MS = 10_000;

const DIED: PressErrorCode[] = ['worker-died', 'worker-failed', 'memory'];

type Ask<C extends BrowserCall> = Omit<BrowserCalls[C][0], 'timeoutMs'>;

/** The browser and the code that drives it, in a process of their own. */
export class BrowserProcess {
  #process: SharedProcess<BrowserTask>;
  #closed = false;

  /** @param start starts the process, with the search for the browser as its argument */
  constructor(start: () => ChildProcess) {
    this.#process = new SharedProcess({ start, leave: { call: 'leave', ask: {} }, idleMs: IDLE_MS });
  }

  /** Starts the browser if none runs. Throws `browser-missing` or `browser-failed`. */
  async ready(): Promise<void> {
    await this.#run({ call: 'ready', ask: {} }, { timeoutMs: START_MS });
  }

  /** The browser's process id while one runs. */
  async pid(): Promise<number | undefined> {
    if (!this.#process.runs) return undefined;
    const pid = await this.#process.run<number | null, never>(
      { call: 'pid', ask: {} },
      { timeoutMs: PID_MS },
    );
    return pid ?? undefined;
  }

  /** Prints or measures. Throws `browser-missing`, `browser-failed`, `timeout`, `aborted` and what the work itself throws. */
  call<C extends 'print' | 'booklet' | 'measure' | 'layOut'>(
    call: C,
    ask: Ask<C>,
    { timeoutMs, ...options }: Limits & { onPrinted?: (slice: PrintedSlice) => void },
  ): Promise<BrowserCalls[C][1]> {
    const task = { call, ask: { ...ask, timeoutMs } } as unknown as BrowserTask;
    const run = () =>
      this.#run<BrowserCalls[C][1]>(task, {
        signal: options.signal,
        onProgress: options.onPrinted,
        // The process measures the time itself, from when a page is free and the browser has started.
        timeoutMs: 2 * timeoutMs + START_MS,
      });
    // Whatever ended the process may have been about something else. A layout has already given away some of its pages.
    return call === 'layOut'
      ? run()
      : run().catch((error) => (this.#hasDied(error) ? run() : Promise.reject(error)));
  }

  /** Ends browser and process; running work fails. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#process.close();
  }

  #hasDied = (error: unknown): boolean =>
    !this.#closed && error instanceof PressError && error.cause instanceof PressError;

  /** The browser ends with its process. */
  async #run<Out>(task: BrowserTask, options: TaskOptions<PrintedSlice>): Promise<Out> {
    try {
      return await this.#process.run(task, options);
    } catch (error) {
      if (!(error instanceof PressError) || !DIED.includes(error.code)) throw error;
      throw new PressError('browser-failed', 'The process of Chromium ended.', { cause: error });
    }
  }
}
