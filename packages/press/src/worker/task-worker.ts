import type { Transferable, Worker } from 'node:worker_threads';
import { type Limits, limited } from '../browser/limited.ts';
import { Slots } from '../browser/slots.ts';
import { PressError } from '../press-error.ts';
import type { WorkerAsk, WorkerMessage, WorkerSetup } from './serve.ts';

export interface TaskOptions<Progress> extends Limits {
  onProgress?: ((progress: Progress) => void) | undefined;
  transfer?: Transferable[];
}

/**
 * One worker thread that is given one task at a time, the next ones wait. A task that takes too long, is aborted or
 * breaks the thread ends the thread; the next task gets a new one.
 */
export class TaskWorker<In, Out, Progress = never, Ahead = never> {
  #start: (options: {
    workerData: WorkerSetup;
    resourceLimits: { maxOldGenerationSizeMb: number };
  }) => Worker;
  #setup: WorkerSetup;
  #maxHeapMb: number;
  #once: boolean;
  #turn = new Slots(1);
  #worker: Worker | null = null;

  constructor(options: {
    start: (options: {
      workerData: WorkerSetup;
      resourceLimits: { maxOldGenerationSizeMb: number };
    }) => Worker;
    lowPriority: boolean;
    maxHeapMb: number;
    /** Ends the thread after each task: for work that fills its memory and is rare. */
    once?: boolean;
  }) {
    this.#start = options.start;
    this.#setup = { lowPriority: options.lowPriority };
    this.#maxHeapMb = options.maxHeapMb;
    this.#once = options.once ?? false;
  }

  async run(task: In, options: TaskOptions<Progress>): Promise<Out> {
    const release = await this.#turn.take();
    let stopping: Promise<unknown> | undefined;
    try {
      return await limited(
        () => this.#ask(task, options),
        options,
        () => {
          stopping = this.close();
        },
      );
    } finally {
      // The thread has really ended before the next task or the caller's clean-up begins.
      await stopping;
      if (this.#once) await this.close();
      release();
    }
  }

  /** Starts the thread if none runs and gives it what its next task will need. Nothing is lost when that never comes. */
  prepare(ahead: Ahead): void {
    this.#running().postMessage({ ahead } satisfies WorkerAsk<In, Ahead>);
  }

  /** Ends the thread; a running task fails. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #ask(task: In, options: TaskOptions<Progress>): Promise<Out> {
    const worker = this.#running();
    return new Promise<Out>((resolve, reject) => {
      const settle = (settled: () => void) => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        settled();
      };
      const onMessage = (message: WorkerMessage<Out, Progress>) => {
        if ('progress' in message) options.onProgress?.(message.progress);
        else if ('done' in message) settle(() => resolve(message.done));
        else {
          const { code, message: text, detail } = message.failed;
          settle(() => reject(new PressError(code, text, detail === undefined ? {} : { detail })));
        }
      };
      const onError = (error: Error & { code?: string }) => settle(() => reject(threadError(error)));
      const onExit = () =>
        settle(() => reject(new PressError('worker-failed', 'The worker ended without an answer.')));
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.ref();
      worker.postMessage({ task } satisfies WorkerAsk<In, Ahead>, options.transfer ?? []);
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start({
      workerData: this.#setup,
      resourceLimits: { maxOldGenerationSizeMb: this.#maxHeapMb },
    });
    // An error ends the thread; without a listener it would end the server as well.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}

function threadError(error: Error & { code?: string }): PressError {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new PressError('memory', 'The work needed more memory than it may use.', { cause: error });
  return new PressError('worker-failed', `The worker failed: ${error.message}`, { cause: error });
}
