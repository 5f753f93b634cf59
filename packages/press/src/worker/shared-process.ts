import type { ChildProcess } from 'node:child_process';
import { PressError } from '../press-error.ts';
import { type AskedTask, askProcess, outcomeOf } from './ask-process.ts';
import { endProcess, isAlive } from './end-process.ts';
import type { TaskOptions } from './task-worker.ts';

/** A process that was told to break something off and has not done so by then is ended. */
const GRACE_MS = 5_000;

/**
 * One process that answers many tasks at once. It is started when it is needed, replaced when it died, and asked to
 * leave when it had nothing to do for a while.
 */
export class SharedProcess<In> {
  #start: () => ChildProcess;
  #leave: In;
  #idleMs: number;
  #process: ChildProcess | undefined;
  #open = 0;
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param options.leave the task after which nothing of what the process has started is left
   * @param options.idleMs after which it leaves
   */
  constructor(options: { start: () => ChildProcess; leave: In; idleMs: number }) {
    this.#start = options.start;
    this.#leave = options.leave;
    this.#idleMs = options.idleMs;
  }

  /** Whether a process runs. */
  get runs(): boolean {
    return this.#process !== undefined && isAlive(this.#process);
  }

  /**
   * Gives the process a task, which keeps its own time; a process that does not answer within `timeoutMs` is ended.
   * After an abort it has let go of the task. Throws what the task threw, `aborted`, `timeout`, `worker-failed`.
   */
  async run<Out, Progress>(task: In, options: TaskOptions<Progress>): Promise<Out> {
    if (options.signal?.aborted) throw new PressError('aborted', 'The work was cancelled.');
    const process = this.#running();
    this.#open++;
    clearTimeout(this.#idle);
    try {
      return await answered(
        process,
        askProcess<In, Out, Progress>(process, task, options.onProgress),
        options,
      );
    } finally {
      this.#open--;
      this.#watchIdle(process);
    }
  }

  /** Lets the process leave; running tasks fail. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const process = this.#process;
    this.#process = undefined;
    if (!process || !isAlive(process)) return;
    process.ref();
    process.channel?.ref();
    const { answer } = askProcess<In, unknown, never>(process, this.#leave, undefined);
    const late = setTimeout(() => process.kill('SIGKILL'), GRACE_MS);
    await answer.catch(() => undefined);
    clearTimeout(late);
    await endProcess(process);
  }

  #running(): ChildProcess {
    const known = this.#process;
    if (known && isAlive(known)) {
      known.ref();
      known.channel?.ref();
      return known;
    }
    const process = this.#start();
    // Each task listens; without a listener a process that cannot be started would end the server as well.
    process.setMaxListeners(0);
    process.on('error', () => undefined);
    this.#process = process;
    return process;
  }

  #watchIdle(process: ChildProcess): void {
    if (this.#open > 0 || process !== this.#process) return;
    process.unref();
    process.channel?.unref();
    this.#idle = setTimeout(() => void this.close(), this.#idleMs);
    this.#idle.unref();
  }
}

async function answered<Out, Progress>(
  process: ChildProcess,
  asked: AskedTask<Out, Progress>,
  { signal, timeoutMs }: TaskOptions<Progress>,
): Promise<Out> {
  let late: NodeJS.Timeout | undefined;
  let timedOut = false;
  const onAbort = () => {
    asked.abort();
    late = setTimeout(() => process.kill('SIGKILL'), GRACE_MS);
  };
  const timer = setTimeout(() => {
    timedOut = true;
    process.kill('SIGKILL');
  }, timeoutMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return outcomeOf(await asked.answer);
  } catch (error) {
    if (signal?.aborted) throw new PressError('aborted', 'The work was cancelled.', { cause: error });
    if (timedOut) throw new PressError('timeout', 'The process did not answer.', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    clearTimeout(late);
    signal?.removeEventListener('abort', onAbort);
  }
}
