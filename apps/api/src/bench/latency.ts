import { Agent, get } from 'node:http';

const EVERY_MS = 50;

/** Asks for one path after the other, 20 a second, whether or not the ones before were answered. */
export interface SteadyReader {
  /** Stops asking, waits for the last answers and tells the 99th percentile in ms. */
  stop(): Promise<number>;
}

/**
 * Starts to ask.
 * @throws Error at the end when a call was not answered with 200
 */
export function readSteadily(origin: string, headers: Record<string, string>, paths: string[]): SteadyReader {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  let failure: unknown = null;
  const ask = () => {
    const path = paths[answers.length % paths.length] ?? '/';
    const time = timeOf(agent, origin + path, headers).catch((error: unknown) => {
      failure ??= error;
      return Number.POSITIVE_INFINITY;
    });
    answers.push(time);
  };
  const timer = setInterval(ask, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const times = (await Promise.all(answers)).sort((a, b) => a - b);
      agent.destroy();
      if (failure) throw failure;
      return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
    },
  };
}

const timeOf = (agent: Agent, url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const askedAt = performance.now();
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - askedAt);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    request.once('error', reject);
  });
