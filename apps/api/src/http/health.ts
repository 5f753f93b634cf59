import { Router } from 'express';
import { onlyRead } from './only-read.ts';

/** The parts the product cannot work without, each a check that throws when the part is down. */
export type Checks = Record<string, () => Promise<unknown>>;

const CHECK_LIMIT_MS = 1500;

const within = async (check: () => Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), CHECK_LIMIT_MS);
  });
  await Promise.race([check(), late]).finally(() => clearTimeout(timer));
};

/** `/health` says that the process serves, `/ready` whether all its parts answer, naming those that do not. */
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
