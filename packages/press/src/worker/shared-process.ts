import type { ChildProcess } from 'node:child_process';
import { cancelled } from '../browser/limited.ts';
import { PressError } from '../press-error.ts';
import { type AskedTask, askProcess, outcomeOf } from './ask-process.ts';
import { endProcess, isAlive } from './end-process.ts';
import type { TaskOptions } from './task-worker.ts';

/** How long a process may take to abort a task before it is ended. */
const GRACE_MS = 5_000;

/** A process and the number of its tasks. */
interface Shared {
  process: ChildProcess;
  open: number;
}

/**
 * One process that runs many tasks at once. It is started when it is needed, replaced when it has died, and asked to end
 * when it has been idle for a while.
 */
export class SharedProcess<In> {
  #start: () => ChildProcess;
  #leave: In;
  #idleMs: number;
  #shared: Shared | undefined;
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param options.leave the task with which the process ends everything that it has started
   * @param options.idleMs the idle time after which it ends
   */
  constructor(options: { start: () => ChildProcess; leave: In; idleMs: number }) {
    this.#start = options.start;
    this.#leave = options.leave;
    this.#idleMs = options.idleMs;
  }

  /** Whether a process runs. */
  get runs(): boolean {
    return this.#shared !== undefined && isAlive(this.#shared.process);
  }

  /**
   * Gives the process a task, which measures its own time; after `timeoutMs` the process is asked to abort it, and if it
   * does not, it is ended with all its tasks. After an abort the task is no longer running. Throws what the task threw,
   * `aborted`, `timeout`, `worker-failed`.
   */
  async run<Out, Progress>(task: In, options: TaskOptions<Progress>): Promise<Out> {
    if (options.signal?.aborted) throw cancelled();
    const shared = this.#running();
    const { process } = shared;
    shared.open++;
    clearTimeout(this.#idle);
    try {
      return await answered(
        process,
        askProcess<In, Out, Progress>(process, task, options.onProgress),
        options,
      );
    } finally {
      shared.open--;
      this.#watchIdle(shared);
    }
  }

  /** Asks the process to end; running tasks fail. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const process = this.#shared?.process;
    this.#shared = undefined;
    if (!process || !isAlive(process)) return;
    process.ref();
    process.channel?.ref();
    const { answer } = askProcess<In, unknown, never>(process, this.#leave, undefined);
    const late = setTimeout(() => process.kill('SIGKILL'), GRACE_MS);
    await answer.catch(() => undefined);
    clearTimeout(late);
    await endProcess(process);
  }

  #running(): Shared {
    const known = this.#shared;
    if (known && isAlive(known.process)) {
      known.process.ref();
      known.process.channel?.ref();
      return known;
    }
    const process = this.#start();
    // Each task adds a listener; without one, a process that cannot be started would end the server as well.
    process.setMaxListeners(0);
    process.on('error', () => undefined);
    this.#shared = { process, open: 0 };
    return this.#shared;
  }

  #watchIdle(shared: Shared): void {
    if (shared.open > 0 || shared !== this.#shared) return;
    const { process } = shared;
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
  const letGo = () => {
    asked.abort();
    late ??= setTimeout(() => process.kill('SIGKILL'), GRACE_MS);
  };
  const timer = setTimeout(() => {
    timedOut = true;
    letGo();
  }, timeoutMs);
  signal?.addEventListener('abort', letGo, { once: true });
  try {
    return outcomeOf(await asked.answer);
  } catch (error) {
    if (signal?.aborted) throw cancelled(error);
    if (timedOut) throw new PressError('timeout', 'The process did not answer.', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    clearTimeout(late);
    signal?.removeEventListener('abort', letGo);
  }
}
