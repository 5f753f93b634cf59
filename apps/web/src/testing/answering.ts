import { afterEach } from 'vitest';
import { api } from '../lib/api.ts';

/** A call as the server gets it: `GET /page/20/1`. */
export type Sent = { call: string; body: unknown };

const usual = api.defaults.adapter;
afterEach(() => {
  api.defaults.adapter = usual;
});

/**
 * Answers the client's calls of one test, which no server is there for. What `answer` gives is the body of the answer; of
 * undefined it is never one, as of a server that is slow.
 *
 * @returns the calls so far, the newest last
 */
export function answering(answer: (call: string) => unknown): Sent[] {
  const sent: Sent[] = [];
  api.defaults.adapter = async (config) => {
    const call = `${(config.method ?? 'get').toUpperCase()} ${config.url}`;
    sent.push({ call, body: config.data });
    const data = await answer(call);
    if (data === undefined) return new Promise(() => undefined);
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  return sent;
}
