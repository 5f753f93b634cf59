import { PressError, startWorker, TaskWorker } from '@rebblatt/press';
import { AppError, invalidField } from '../lib/app-error.ts';
import { createTurns } from '../lib/turns.ts';
import type { TableFile } from './read-table.ts';
import type { TableAnswer, TableTask } from './table.worker.ts';

/** Reads tables that people send, in a process of its own that ends with the memory a file has taken. */
export interface TableReader {
  /**
   * Reads a table when it is the account's turn.
   * @throws AppError 422 on `file` for one that is none or is beyond the limits, 429 when the account has too many
   *   waiting, 502 or 504 when it was not the file's fault
   */
  read(account: number, task: TableTask): Promise<TableFile>;
  /** Ends the process; what is being read fails. */
  close(): Promise<void>;
}

/** The process has its own bound, in processor time; this one is for a machine that gives it none. */
const FAR_BOUND_MS = 120_000;
/** A list of a thousand wines needs 30 MB besides the program. */
const LIMITS = { lowPriority: true, maxHeapMb: 160, maxMemoryMb: 512 };
/** An account reads one table after the other; more than these are sent by a program. */
const WAITING = 5;

export function createTableReader(): TableReader {
  const worker = new TaskWorker<TableTask, TableAnswer>({
    start: () => startWorker(import.meta.url, './table.worker.ts', LIMITS),
  });
  const turns = createTurns({ atOnce: 1, each: 1, waiting: WAITING });

  return {
    read: (account, task) =>
      turns.take(account, async () => {
        const answer = await worker.run(task, { timeoutMs: FAR_BOUND_MS }).catch((error) => {
          throw faultOf(error);
        });
        if ('refused' in answer) throw invalidField('file', answer.refused, answer.params);
        return answer.file;
      }),
    close: () => worker.close(),
  };
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof PressError)) return error;
  if (error.code === 'memory') return invalidField('file', 'table.too-complex');
  return new AppError(error.code === 'timeout' ? 504 : 502, 'table.not-read', { cause: error });
}
