import type { Limits } from '../browser/limited.ts';
import type { KeptFiles } from '../kept-files.ts';
import { PressError, type PressErrorCode } from '../press-error.ts';
import type { TaskWorker } from '../worker/task-worker.ts';
import type { CompareTask } from './compare.worker.ts';
import type { PlacedLook } from './compare-placed.ts';

/** Version of how files are placed and compared; with a new number all stored comparisons are made again. */
const COMPARISON = 6;

/** The worker that compares, and the stored results: the check of an upload stores them before a book needs them. */
export interface Comparing {
  worker: TaskWorker<CompareTask, PlacedLook>;
  looks: KeptFiles;
}

const OF_THE_FILE: ReadonlySet<PressErrorCode> = new Set([
  'memory',
  'too-slow',
  'unreadable',
  'worker-failed',
]);

/**
 * Compares an upload as readers show it with how it is placed, for its check and for a book alike.
 * @param sha256 of the file, under which the result is stored; without it nothing is looked up or stored
 * @returns undefined when the file is too large or too complex to be rendered
 * @throws PressError when the file is not the reason: `aborted`, `timeout`, `worker-died`, `disk-full`
 */
export async function placedLook(
  { worker, looks }: Comparing,
  task: CompareTask,
  sha256: string | undefined,
  limits: Limits,
): Promise<PlacedLook | undefined> {
  const key = sha256 && `${COMPARISON}-${task.as}-${sha256}`;
  const known = key && (await looks.find(key));
  if (known) return JSON.parse(Buffer.from(known).toString());
  try {
    const look = await worker.run(task, limits);
    if (key) await looks.keep(key, Buffer.from(JSON.stringify(look)));
    return look;
  } catch (error) {
    if (!(error instanceof PressError) || !OF_THE_FILE.has(error.code)) throw error;
    return undefined;
  }
}
