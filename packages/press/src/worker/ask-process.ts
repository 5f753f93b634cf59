import type { ChildProcess } from 'node:child_process';
import { PressError } from '../press-error.ts';
import type { WorkerAsk, WorkerMessage } from './messages.ts';

type Answer<Out, Progress> = Exclude<WorkerMessage<Out, Progress>, { progress: Progress }>;

/** How a process ends that gets no more memory: it aborts. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL'];
/** How a process ends that something outside has ended: a person, a supervisor, a system without memory. */
const FROM_OUTSIDE = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];
/** How a process ends that has used up its time on the processor (see `watchProcess`). */
const OUT_OF_TIME = 'SIGXCPU';
/** The same as an exit code, with a shell in between. */
const ABORTED = 134;

let asked = 0;

/** A task that has been given to a process. */
export interface AskedTask<Out, Progress> {
  /**
   * The answer of the process, even if it is a failure. Throws `memory`, `too-slow`, `worker-failed` or `worker-died` when
   * it ends without one, and what the listener to its progress threw, once the task has ended.
   */
  answer: Promise<Answer<Out, Progress>>;
  /** Asks the process to abort the task; its answer comes all the same. */
  abort(): void;
}

/** Gives a process a task. @param processorMs how much of the processor's time it may take; without it, any */
export function askProcess<In, Out, Progress>(
  process: ChildProcess,
  task: In,
  onProgress: ((progress: Progress) => void) | undefined,
  processorMs?: number,
): AskedTask<Out, Progress> {
  const id = ++asked;
  const send = (ask: WorkerAsk<In, never>, onError?: (error: Error) => void) =>
    process.send(ask, (error) => error && onError?.(error));
  const abort = () => send({ abort: id });
  let unheard: { error: unknown } | undefined;
  const hear = (progress: Progress) => {
    try {
      onProgress?.(progress);
    } catch (error) {
      // Thrown from here it would end the program. The task is of no use any more.
      unheard ??= { error };
      abort();
    }
  };
  const answer = new Promise<Answer<Out, Progress>>((resolve, reject) => {
    const settle = (settled: () => void) => {
      process.off('message', onMessage).off('error', onError).off('exit', onExit);
      settled();
    };
    const onMessage = (received: unknown) => {
      const message = received as WorkerMessage<Out, Progress>;
      if (message.id !== id) return;
      if ('progress' in message) hear(message.progress);
      else settle(() => (unheard ? reject(unheard.error) : resolve(message)));
    };
    const onError = (error: Error) =>
      settle(() =>
        reject(new PressError('worker-died', `The worker failed: ${error.message}`, { cause: error })),
      );
    const onExit = (code: number | null, signal: string | null) => settle(() => reject(ended(code, signal)));
    process.on('message', onMessage).on('error', onError).on('exit', onExit);
    send({ id, task, processorMs }, onError);
  });
  return { answer, abort };
}

function ended(code: number | null, signal: string | null): PressError {
  if (signal === OUT_OF_TIME)
    return new PressError('too-slow', "The work took too much of the processor's time.");
  if (signal && FROM_OUTSIDE.includes(signal))
    return new PressError('worker-died', `The worker was ended from outside (${signal}).`);
  if (code === ABORTED || (signal && OUT_OF_MEMORY.includes(signal)))
    return new PressError('memory', 'The work needed more memory than it may use.');
  return new PressError('worker-failed', `The worker ended without an answer (${signal ?? code}).`);
}

/** The result of a task. Throws the failure that was its answer. */
export function outcomeOf<Out, Progress>(answer: Answer<Out, Progress>): Out {
  if ('done' in answer) return answer.done;
  const { code, message, at, reason } = answer.failed;
  throw new PressError(code, message, { at, reason });
}
