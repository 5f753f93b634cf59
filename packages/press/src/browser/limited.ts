import { PressError } from '../press-error.ts';

export interface Limits {
  signal?: AbortSignal | undefined;
  /** Wall clock, from the moment the work starts. */
  timeoutMs: number;
}

/**
 * Runs work that has no way of stopping itself: settles with `aborted` or `timeout` as soon as the signal fires or
 * the time is over. The work goes on behind it until `stop` has ended it.
 */
export async function limited<T>(work: () => Promise<T>, limits: Limits, stop: () => void): Promise<T> {
  const { signal, timeoutMs } = limits;
  if (signal?.aborted) throw new PressError('aborted', 'The work was cancelled.');
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  const interrupted = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PressError('timeout', `The work took longer than ${Math.round(timeoutMs / 1000)} s.`));
      stop();
    }, timeoutMs);
    onAbort = () => {
      reject(new PressError('aborted', 'The work was cancelled.'));
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
