import type { Transferable } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThisThread } from '../browser/lower-priority.ts';
import { PressError, type PressErrorCode } from '../press-error.ts';

/** What a worker is told at its start. */
export interface WorkerSetup {
  lowPriority: boolean;
}

/** What a worker says: a step forward, or the end of the task in one of two ways. */
export type WorkerMessage<Out, Progress> =
  | { progress: Progress }
  | { done: Out }
  | { failed: { code: PressErrorCode; message: string; detail: string | undefined } };

/** The worker's side: answers one task after the other. A thrown PressError keeps its code on the way home. */
export function serve<In, Out, Progress>(
  handle: (
    task: In,
    report: (progress: Progress) => void,
  ) => Promise<{ value: Out; transfer?: Transferable[] }>,
): void {
  const port = parentPort;
  if (!port) throw new Error('This module only runs as a worker thread.');
  if ((workerData as WorkerSetup).lowPriority) lowerThisThread();
  const say = (message: WorkerMessage<Out, Progress>, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);
  port.on('message', async (task: In) => {
    try {
      const { value, transfer } = await handle(task, (progress) => say({ progress }));
      say({ done: value }, transfer ?? []);
    } catch (error) {
      const known = error instanceof PressError;
      const message = error instanceof Error ? error.message : String(error);
      say({
        failed: {
          code: known ? error.code : 'worker-failed',
          message,
          detail: known ? error.detail : undefined,
        },
      });
    }
  });
}
