import { setTimeout } from 'node:timers/promises';
import { Router } from 'express';
import { onlyRead } from './only-read.ts';

/** The parts without which the product cannot work, each with a check that throws when the part is down. */
export type Checks = Record<string, () => Promise<unknown>>;

/** How long `/ready` waits for a check before it tells what the part has said last. */
const CHECK_LIMIT_MS = 1500;
/** A part that has not answered for so long is down, however slow the machine is. */
const SILENT_MS = 10_000;

/**
 * A check whose last result counts until it answers again: a machine that is busy, or a browser that starts again after
 * it was idle, does not take a node out of service.
 * @param silentMs after which a check that does not answer means that the part is down
 */
export function lastKnown(
  check: () => Promise<unknown>,
  silentMs = Number.POSITIVE_INFINITY,
): () => Promise<unknown> {
  let worked = false;
  let asked: { answer: Promise<unknown>; since: number } | undefined;
  const ask = () => {
    const answer = check()
      .then(
        () => {
          worked = true;
        },
        (error: unknown) => {
          worked = false;
          throw error;
        },
      )
      .finally(() => {
        asked = undefined;
      });
    // Asked by nobody any more when it fails later.
    answer.catch(() => undefined);
    return { answer, since: performance.now() };
  };
  return async () => {
    asked ??= ask();
    const { answer, since } = asked;
    const waited = new AbortController();
    const late = setTimeout(CHECK_LIMIT_MS, undefined, { signal: waited.signal }).then(() => {
      if (!worked || performance.now() - since >= silentMs) throw new Error('no answer');
    });
    await Promise.race([answer, late]).finally(() => waited.abort());
  };
}

/** `/health` reports that the process serves, `/ready` whether all its parts answer, and names those that do not. */
export function health(checks: Checks): Router {
  const router = Router();
  const parts = Object.entries(checks).map(([name, check]) => ({ name, check: lastKnown(check, SILENT_MS) }));
  router.get('/health', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/ready', async (_req, res) => {
    const results = await Promise.allSettled(parts.map(({ check }) => check()));
    const down = parts.filter((_, index) => results[index]?.status === 'rejected').map(({ name }) => name);
    res
      .status(down.length ? 503 : 200)
      .json(down.length ? { status: 'unavailable', down } : { status: 'ok' });
  });
  router.all(['/health', '/ready'], onlyRead);
  return router;
}
