import { setTimeout } from 'node:timers/promises';
import { isConnectionFault } from './connection-fault.ts';

/** So long is a database waited for at the start: one that recovers from a crash needs some of it. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/** What no waiting helps against: a refused login, a database or a host that does not exist. */
const lasting = /^(28...|3D000|P1000|P1003|P1010|ENOTFOUND)$/;

/** The codes of an error and of what it wraps, as far as they are told. */
function* codesOf(error: unknown, depth = 0): Generator<string> {
  if (!error || typeof error !== 'object' || depth > 5) return;
  const part = error as Record<string, unknown>;
  for (const code of [part.code, part.originalCode]) if (typeof code === 'string') yield code;
  for (const inner of [part.cause, part.meta, part.driverAdapterError]) yield* codesOf(inner, depth + 1);
}

const passesBy = (error: unknown) =>
  isConnectionFault(error) && ![...codesOf(error)].some((code) => lasting.test(code));

/**
 * Does work of the start that needs the database, and does it again while that is starting, recovering or just dying.
 * @param work must be safe to repeat
 * @param tell is told of the first failure
 * @throws the last error once a minute has passed, and any other at once
 */
export async function whenReachable<T>(work: () => Promise<T>, tell: (error: unknown) => void): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!passesBy(error) || performance.now() > until) throw error;
      if (tries === 1) tell(error);
      await setTimeout(PAUSE_MS);
    }
  }
}
