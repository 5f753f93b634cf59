import { PressError } from '../press-error.ts';

export interface Limits {
  signal?: AbortSignal | undefined;
  /** Time limit by the clock, from the moment the work starts. */
  timeoutMs: number;
  /** How much of the processor's time a task may take: the limit that says something about a file. */
  processorMs?: number | undefined;
}

/** The error of work that nobody needs any more. */
export const cancelled = (cause?: unknown): PressError =>
  new PressError('aborted', 'The work was cancelled.', { cause });

/** Waits for work that others may be waiting for as well. @throws PressError `aborted` as soon as the signal fires */
export async function whileWanted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  let onAbort: (() => void) | undefined;
  const unwanted = new Promise<never>((_, reject) => {
    onAbort = () => reject(cancelled());
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, unwanted]);
  } finally {
    if (onAbort) signal?.removeEventListener('abort', onAbort);
  }
}

/**
 * Runs work that cannot stop by itself: settles with `aborted` or `timeout` as soon as the signal fires or the time is
 * over. The work goes on afterwards until `stop` has ended it.
 */
export async function limited<T>(work: () => Promise<T>, limits: Limits, stop: () => void): Promise<T> {
  const { signal, timeoutMs } = limits;
  if (signal?.aborted) throw cancelled();
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  const interrupted = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PressError('timeout', `The work took longer than ${Math.round(timeoutMs / 1000)} s.`));
      stop();
    }, timeoutMs);
    onAbort = () => {
      reject(cancelled());
      stop();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work(), interrupted]);
  } finally {
    clearTimeout(timer);
    if (onAbort) signal?.removeEventListener('abort', onAbort);
  }
}
