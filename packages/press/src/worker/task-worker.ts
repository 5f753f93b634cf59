import type { ChildProcess } from 'node:child_process';
import { cancelled, type Limits, limited } from '../browser/limited.ts';
import { Slots } from '../browser/slots.ts';
import { askProcess, outcomeOf } from './ask-process.ts';
import { endProcess, isAlive } from './end-process.ts';
import type { WorkerAsk } from './messages.ts';

export interface TaskOptions<Progress> extends Limits {
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** A process that has filled more than this is not used again. An idle one takes about half. */
const KEEP_BELOW_BYTES = 256 * 2 ** 20;
/** Long enough to serve someone who looks through pages, short enough to give its memory back soon. */
const IDLE_MS = 15_000;

interface Idle {
  process: ChildProcess;
  timer: NodeJS.Timeout;
}

/**
 * Processes for one kind of task, each of which is given one at a time; what has no place waits. A task that takes too
 * long, is aborted, breaks its process or leaves it swollen ends it, and the next task gets a new one. One stays for a
 * while when there is nothing to do.
 */
export class TaskWorker<In, Out, Progress = never, Ahead = never> {
  #start: () => ChildProcess;
  #turn: Slots;
  #all = new Set<ChildProcess>();
  #idle: Idle[] = [];

  /** @param options.places how many run at once, also of several kinds; one of this kind unless given */
  constructor(options: { start: () => ChildProcess; places?: Slots }) {
    this.#start = options.start;
    this.#turn = options.places ?? new Slots(1);
  }

  async run(task: In, options: TaskOptions<Progress>): Promise<Out> {
    const release = await this.#turn.take(options.signal);
    try {
      if (options.signal?.aborted) throw cancelled();
      return await this.#runIn(this.#take(), task, options);
    } finally {
      release();
    }
  }

  /** Starts a process if none waits and gives it what its next task will need. Nothing is lost when that never comes. */
  prepare(ahead: Ahead): void {
    const process = this.#take();
    process.send({ ahead } satisfies WorkerAsk<In, Ahead>, () => undefined);
    this.#putBack(process);
  }

  /** Starts a process if none waits, for a task that is about to come. */
  warm(): void {
    this.#putBack(this.#take());
  }

  /** Ends all processes; running tasks fail. */
  async close(): Promise<void> {
    for (const { timer } of this.#idle) clearTimeout(timer);
    this.#idle = [];
    await Promise.all([...this.#all].map(endProcess));
  }

  async #runIn(process: ChildProcess, task: In, options: TaskOptions<Progress>): Promise<Out> {
    let kept = false;
    try {
      const ask = () => askProcess<In, Out, Progress>(process, task, options.onProgress).answer;
      const answer = await limited(ask, options, () => process.kill('SIGKILL'));
      kept = answer.residentBytes < KEEP_BELOW_BYTES;
      return outcomeOf(answer);
    } finally {
      // A process has really ended before the next task or the caller's clean-up begins.
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
    // Without a listener a process that cannot be started would end the server as well.
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
