import type { PressError } from '../press-error.ts';

/**
 * What is sent to a worker: a task to answer and how much of the processor's time it may take, the number of a task to
 * abort, or what a later task will need, which is not answered.
 */
export type WorkerAsk<In, Ahead> =
  | { id: number; task: In; processorMs?: number | undefined }
  | { abort: number }
  | { ahead: Ahead };

/** What a worker reports about a task: its progress, or its result or error with the memory that it now uses. */
export type WorkerMessage<Out, Progress> = { id: number } & (
  | { progress: Progress }
  | ({ residentBytes: number } & (
      | { done: Out }
      | { failed: Pick<PressError, 'code' | 'message'> & Partial<Pick<PressError, 'at' | 'reason'>> }
    ))
);
