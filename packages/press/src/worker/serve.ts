import { PressError } from '../press-error.ts';
import type { WorkerAsk, WorkerMessage } from './messages.ts';
import { watchProcess } from './watch-process.ts';

/** What a task may use besides its input. */
export interface TaskTools<Progress> {
  report(progress: Progress): void;
  /** Fires when the caller no longer needs the answer. */
  signal: AbortSignal;
}

/**
 * The side of the worker: answers every task, several at once if it gets them. A thrown PressError keeps its code on the
 * way to the caller.
 * @param getReady is called with what a later task will need; must not throw
 */
export function serve<In, Out, Progress, Ahead = never>(
  handle: (task: In, tools: TaskTools<Progress>) => Promise<{ value: Out }>,
  getReady?: (ahead: Ahead) => void,
): void {
  if (!process.send) throw new Error('This module only runs as a process of the press.');
  // A signal often goes to the whole process group of the server, which ends the work in progress itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  const watch = watchProcess();
  const say = (message: WorkerMessage<Out, Progress>) => process.send?.(message);
  const running = new Map<number, AbortController>();
  process.on('message', async (ask: WorkerAsk<In, Ahead>) => {
    if ('ahead' in ask) {
      getReady?.(ask.ahead);
      return;
    }
    if ('abort' in ask) {
      running.get(ask.abort)?.abort();
      return;
    }
    const { id, task, processorMs } = ask;
    const abort = new AbortController();
    running.set(id, abort);
    const used = watch.begin(processorMs);
    try {
      const tools = { report: (progress: Progress) => say({ id, progress }), signal: abort.signal };
      const { value } = await handle(task, tools);
      if (processorMs !== undefined && used() > processorMs)
        throw new PressError(
          'too-slow',
          `The work took more than ${processorMs} ms of the processor's time.`,
        );
      say({ id, done: value, residentBytes: process.memoryUsage.rss() });
    } catch (error) {
      say({ id, failed: failureOf(error), residentBytes: process.memoryUsage.rss() });
    } finally {
      watch.end();
      running.delete(id);
    }
  });
}

type Failure = Extract<WorkerMessage<never, never>, { failed: unknown }>['failed'];

const DISK_FULL = ['ENOSPC', 'EDQUOT'];
const NO_MEMORY = /allocation failed|Cannot allocate memory|ENOMEM|out of memory/i;

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof PressError) return { code: error.code, message, at: error.at, reason: error.reason };
  const full = DISK_FULL.includes((error as NodeJS.ErrnoException | null)?.code ?? '');
  if (NO_MEMORY.test(message)) return { code: 'memory', message };
  return { code: full ? 'disk-full' : 'worker-failed', message };
}
