import type { ChildProcess } from 'node:child_process';
import { PressError } from '../press-error.ts';
import type { WorkerAsk, WorkerMessage } from './messages.ts';

type Answer<Out, Progress> = Exclude<WorkerMessage<Out, Progress>, { progress: Progress }>;

/** How a process ends that is refused memory: it gives up itself, or the system takes it away. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];
/** The same as an exit code, where a shell stood between. */
const ABORTED = 134;

/** Gives a process a task and waits for its answer. Throws `memory` or `worker-failed` when it ends without one. */
export function askProcess<In, Out, Progress>(
  process: ChildProcess,
  task: In,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<Answer<Out, Progress>> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      process.off('message', onMessage).off('error', onError).off('exit', onExit);
      settled();
    };
    const onMessage = (said: unknown) => {
      const message = said as WorkerMessage<Out, Progress>;
      if ('progress' in message) onProgress?.(message.progress);
      else settle(() => resolve(message as Answer<Out, Progress>));
    };
    const onError = (error: Error) =>
      settle(() =>
        reject(new PressError('worker-failed', `The worker failed: ${error.message}`, { cause: error })),
      );
    const onExit = (code: number | null, signal: string | null) => settle(() => reject(ended(code, signal)));
    process.on('message', onMessage).on('error', onError).on('exit', onExit);
    process.send({ task } satisfies WorkerAsk<In, never>, (error) => {
      if (error) onError(error);
    });
  });
}

function ended(code: number | null, signal: string | null): PressError {
  if (code === ABORTED || (signal && OUT_OF_MEMORY.includes(signal)))
    return new PressError('memory', 'The work needed more memory than it may use.');
  return new PressError('worker-failed', `The worker ended without an answer (${signal ?? code}).`);
}
