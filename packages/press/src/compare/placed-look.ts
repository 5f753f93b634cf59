import type { Limits } from '../browser/limited.ts';
import { PressError } from '../press-error.ts';
import type { TaskWorker } from '../worker/task-worker.ts';
import type { CompareTask } from './compare.worker.ts';
import type { PlacedLook } from './compare-placed.ts';

/**
 * Compares an upload as readers show it with how it is placed, for its check and for a book alike.
 * @returns undefined when nobody can tell: the file is too large or too complex to be drawn
 * @throws PressError `aborted`
 */
export async function placedLook(
  worker: TaskWorker<CompareTask, PlacedLook>,
  task: CompareTask,
  limits: Limits,
): Promise<PlacedLook | undefined> {
  try {
    return await worker.run(task, limits);
  } catch (error) {
    if (!(error instanceof PressError) || error.code === 'aborted') throw error;
    return undefined;
  }
}
