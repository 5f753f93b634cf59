import type { Limits } from '../browser/limited.ts';

/** The clock is only a bound for a machine that gives a process nearly no time. */
const FAR_TIMES = 15;
const FAR_LEAST_MS = 300_000;

/**
 * The limits for work on a file: what it may take of the processor's time, however busy the machine is.
 * @param processorMs in milliseconds
 */
export const fileLimits = (processorMs: number, signal?: AbortSignal): Limits => ({
  signal,
  processorMs,
  timeoutMs: Math.max(FAR_LEAST_MS, processorMs * FAR_TIMES),
});
