import { Agent, request } from 'node:http';

/** One call of a steady load. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
}

/** The duration of calls, in ms. */
export interface Latency {
  p50: number;
  p99: number;
}

/** Calls at a constant rate, whether or not earlier ones were answered. */
export interface SteadyCaller {
  /** Stops calling, waits for the last answers and returns how long they took. */
  stop(): Promise<Latency>;
}

/**
 * Starts to call.
 * @param next returns the nth call, counted from 0
 * @throws Error at the end when a call was not answered with 2xx
 */
export function callSteadily(origin: string, perSecond: number, next: (n: number) => Call): SteadyCaller {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  let failure: unknown = null;
  const call = () => {
    const time = timeOf(agent, origin, next(answers.length)).catch((error: unknown) => {
      failure ??= error;
      return Number.POSITIVE_INFINITY;
    });
    answers.push(time);
  };
  const timer = setInterval(call, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      const times = (await Promise.all(answers)).sort((a, b) => a - b);
      agent.destroy();
      if (failure) throw failure;
      const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
      return { p50: percentile(0.5), p99: percentile(0.99) };
    },
  };
}

const timeOf = (agent: Agent, origin: string, { method, path, headers, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const askedAt = performance.now();
    const type = body && { 'content-type': 'application/json' };
    const call = request(origin + path, { agent, method, headers: { ...headers, ...type } }, (response) => {
      response.resume();
      response.once('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve(performance.now() - askedAt);
        else reject(new Error(`${method} ${path} answered ${statusCode}.`));
      });
    });
    call.once('error', reject);
    call.end(body && JSON.stringify(body));
  });
