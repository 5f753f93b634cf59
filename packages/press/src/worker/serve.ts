import type { Transferable } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThisThread } from '../browser/lower-priority.ts';
import { PressError, type PressErrorCode } from '../press-error.ts';

/** What a worker is told at its start. */
export interface WorkerSetup {
  lowPriority: boolean;
}

/** What a worker is asked: a task to answer, or what a later one will need, without an answer. */
export type WorkerAsk<In, Ahead> = { task: In } | { ahead: Ahead };

/** What a worker says: a step forward, or the end of the task in one of two ways. */
export type WorkerMessage<Out, Progress> =
  | { progress: Progress }
  | { done: Out }
  | { failed: { code: PressErrorCode; message: string; detail: string | undefined } };

/**
 * The worker's side: answers one task after the other. A thrown PressError keeps its code on the way home.
 * @param getReady gets what a later task will need; must not throw
 */
export function serve<In, Out, Progress, Ahead = never>(
  handle: (
    task: In,
    report: (progress: Progress) => void,
  ) => Promise<{ value: Out; transfer?: Transferable[] }>,
  getReady?: (ahead: Ahead) => void,
): void {
  const port = parentPort;
  if (!port) throw new Error('This module only runs as a worker thread.');
  if ((workerData as WorkerSetup).lowPriority) lowerThisThread();
  const say = (message: WorkerMessage<Out, Progress>, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);
  port.on('message', async (ask: WorkerAsk<In, Ahead>) => {
    if ('ahead' in ask) {
      getReady?.(ask.ahead);
      return;
    }
    try {
      const { value, transfer } = await handle(ask.task, (progress) => say({ progress }));
      say({ done: value }, transfer ?? []);
    } catch (error) {
      say({ failed: failureOf(error) });
    }
  });
}

type Failure = Extract<WorkerMessage<never, never>, { failed: unknown }>['failed'];

const DISK_FULL = ['ENOSPC', 'EDQUOT'];

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof PressError) return { code: error.code, message, detail: error.detail };
  const full = DISK_FULL.includes((error as NodeJS.ErrnoException | null)?.code ?? '');
  return { code: full ? 'disk-full' : 'worker-failed', message, detail: undefined };
}
