import autocannon from 'autocannon';

const SECONDS = 4;
/** Code that has run this often is fully optimised, however slow the machine. */
const WARM_UP_CALLS = 2000;

export interface Load {
  origin: string;
  headers?: Record<string, string>;
  connections: number;
  /** What answers count, where they are not the usual ones: a page that is known already is answered by 304. */
  answers?: '2xx' | '3xx';
  /** The next call, e.g. `['PUT', '/api/page/change-position/7/12']`. */
  next: () => [method: string, path: string];
}

/** Runs a load until its code is warm, without measuring. */
export const warmUp = (load: Load): Promise<number> => fire(load, { amount: WARM_UP_CALLS });

/**
 * Answered calls per second under constant load.
 * @throws Error when any call fails: a fast refusal must not count as speed
 */
export const throughputOf = (load: Load): Promise<number> => fire(load, { duration: SECONDS });

async function fire(
  { origin, headers = {}, connections, answers = '2xx', next }: Load,
  howLong: { duration: number } | { amount: number },
): Promise<number> {
  const setupRequest = (request: object) => {
    const [method, path] = next();
    return { ...request, method, path };
  };
  const result = await autocannon({
    url: origin,
    connections,
    headers,
    requests: [{ setupRequest }],
    ...howLong,
  });
  const all = result['2xx'] + result.non2xx;
  const failed = all - result[answers] + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of the calls to ${origin}${next()[1]} and the like failed.`);
  return result[answers] / result.duration;
}
