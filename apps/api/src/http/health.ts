import { setTimeout } from 'node:timers/promises';
import { Router } from 'express';
import { onlyRead } from './only-read.ts';

/** The parts without which the product cannot work, each with a check that throws when the part is down. */
export type Checks = Record<string, () => Promise<unknown>>;

const CHECK_LIMIT_MS = 1500;

const within = async (check: () => Promise<unknown>) => {
  const answered = new AbortController();
  const late = setTimeout(CHECK_LIMIT_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error('no answer');
  });
  await Promise.race([check(), late]).finally(() => answered.abort());
};

/**
 * A check of a part that is started on demand, which may take a while. Until it answers, its last result counts, so
 * that a browser that ended because it was idle does not take a busy node out of service.
 */
export function lastKnown(check: () => Promise<unknown>): () => Promise<unknown> {
  let worked = false;
  let asked: Promise<unknown> | undefined;
  return () => {
    asked ??= check()
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
    return worked ? Promise.race([asked, setTimeout(CHECK_LIMIT_MS / 2)]) : asked;
  };
}

/** `/health` reports that the process serves, `/ready` whether all its parts answer, and names those that do not. */
export function health(checks: Checks): Router {
  const router = Router();
  router.get('/health', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/ready', async (_req, res) => {
    const names = Object.keys(checks);
    const results = await Promise.allSettled(Object.values(checks).map(within));
    const down = names.filter((_, index) => results[index]?.status === 'rejected');
    res
      .status(down.length ? 503 : 200)
      .json(down.length ? { status: 'unavailable', down } : { status: 'ok' });
  });
  router.all(['/health', '/ready'], onlyRead);
  return router;
}
