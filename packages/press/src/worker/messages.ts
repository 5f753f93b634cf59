import type { PressErrorCode } from '../press-error.ts';

/**
 * What a worker is asked: a task to answer, to break off the task of a number, or what a later one will need, without
 * an answer.
 */
export type WorkerAsk<In, Ahead> = { id: number; task: In } | { abort: number } | { ahead: Ahead };

/** What a worker says of a task: a step forward, or its end in one of two ways, with the memory it now holds. */
export type WorkerMessage<Out, Progress> = { id: number } & (
  | { progress: Progress }
  | ({ residentBytes: number } & (
      | { done: Out }
      | { failed: { code: PressErrorCode; message: string; detail: string | undefined } }
    ))
);
