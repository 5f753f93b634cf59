import type { ChildProcess } from 'node:child_process';
import { cancelled, type Limits, limited } from '../browser/limited.ts';
import { Slots } from '../browser/slots.ts';
import { PressError, type PressErrorCode } from '../press-error.ts';
import { askProcess, outcomeOf } from './ask-process.ts';
import { endProcess, isAlive } from './end-process.ts';
import type { WorkerAsk } from './messages.ts';

export interface TaskOptions<Progress> extends Limits {
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** A process that uses more than this is not used again. An idle one uses about half of it. */
const KEEP_BELOW_BYTES = 256 * 2 ** 20;
/** Long enough for somebody who looks through pages, short enough to release the memory soon. */
const IDLE_MS = 15_000;

const WORTH_ANOTHER_TRY: ReadonlySet<PressErrorCode> = new Set([
  'worker-died',
  'worker-failed',
  'memory',
  'too-slow',
]);

interface Idle {
  process: ChildProcess;
  timer: NodeJS.Timeout;
}

/**
 * Processes for one kind of task, each of which runs one task at a time; tasks without a free place wait. A process whose
 * task takes too long, is aborted, crashes it or leaves it with much memory is ended, and the next task gets a new one.
 * One idle process is kept for a while.
 */
export class TaskWorker<In, Out, Progress = never, Ahead = never> {
  #start: () => ChildProcess;
  #turn: Slots;
  #all = new Set<ChildProcess>();
  #idle: Idle[] = [];
  #closed = false;

  /** @param options.places how many run at once, may be shared by several kinds; by default one of this kind */
  constructor(options: { start: () => ChildProcess; places?: Slots }) {
    this.#start = options.start;
    this.#turn = options.places ?? new Slots(1);
  }

  /**
   * Runs a task. What may be due to its neighbours or to the machine is tried once more, alone among the tasks with which
   * it shares its places: a process that ended without a word, memory or processor time that did not suffice.
   * @throws PressError of the second try
   */
  async run(task: In, options: TaskOptions<Progress>): Promise<Out> {
    try {
      return await this.#attempt(await this.#turn.take(options.signal), task, options);
    } catch (error) {
      const again = error instanceof PressError && WORTH_ANOTHER_TRY.has(error.code) && !this.#closed;
      if (!again) throw error;
    }
    return this.#attempt(await this.#turn.takeAll(options.signal), task, options);
  }

  async #attempt(release: () => void, task: In, options: TaskOptions<Progress>): Promise<Out> {
    try {
      if (options.signal?.aborted) throw cancelled();
      return await this.#runIn(this.#take(), task, options);
    } finally {
      release();
    }
  }

  /** Starts a process if none is idle and sends it what its next task will need. It does no harm if that never comes. */
  prepare(ahead: Ahead): void {
    const process = this.#take();
    process.send({ ahead } satisfies WorkerAsk<In, Ahead>, () => undefined);
    this.#putBack(process);
  }

  /** Starts a process if none is idle, for a task that is about to come. */
  warm(): void {
    this.#putBack(this.#take());
  }

  /** Ends all processes; running tasks fail. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { timer } of this.#idle) clearTimeout(timer);
    this.#idle = [];
    await Promise.all([...this.#all].map(endProcess));
  }

  async #runIn(process: ChildProcess, task: In, options: TaskOptions<Progress>): Promise<Out> {
    let kept = false;
    try {
      const ask = () =>
        askProcess<In, Out, Progress>(process, task, options.onProgress, options.processorMs).answer;
      const answer = await limited(ask, options, () => process.kill('SIGKILL'));
      kept = answer.residentBytes < KEEP_BELOW_BYTES;
      return outcomeOf(answer);
    } finally {
      // The process must have ended before the next task or the caller's clean-up begins.
      if (kept) this.#putBack(process);
      else await endProcess(process);
    }
  }

  #take(): ChildProcess {
    const idle = this.#idle.pop();
    if (idle) {
      clearTimeout(idle.timer);
      idle.process.ref();
      idle.process.channel?.ref();
      return idle.process;
    }
    const process = this.#start();
    this.#all.add(process);
    // Without a listener, a process that cannot be started would end the server as well.
    process.on('error', () => undefined);
    process.once('exit', () => {
      this.#all.delete(process);
      this.#idle = this.#idle.filter((other) => other.process !== process);
    });
    return process;
  }

  #putBack(process: ChildProcess): void {
    if (!isAlive(process)) return;
    if (this.#idle.length > 0) return void endProcess(process);
    process.unref();
    process.channel?.unref();
    const timer = setTimeout(() => {
      this.#idle = this.#idle.filter((other) => other.process !== process);
      void endProcess(process);
    }, IDLE_MS);
    timer.unref();
    this.#idle.push({ process, timer });
  }
}
