import type { PressErrorCode } from '../press-error.ts';

/** What a worker is asked: a task to answer, or what a later one will need, without an answer. */
export type WorkerAsk<In, Ahead> = { task: In } | { ahead: Ahead };

/** What a worker says: a step forward, or the end of the task in one of two ways, with the memory it now holds. */
export type WorkerMessage<Out, Progress> =
  | { progress: Progress }
  | ({ residentBytes: number } & (
      | { done: Out }
      | { failed: { code: PressErrorCode; message: string; detail: string | undefined } }
    ));
