import { afterEach } from 'vitest';
import { transport } from '../lib/api.ts';
import type { Answer } from '../lib/failed-call.ts';

/** A call as the server gets it: `GET /page/20/1`. */
export type Sent = { call: string; body: unknown };

const usual = transport.send;
afterEach(() => {
  transport.send = usual;
});

/** What a server answers, as the client gets it. */
export const answerOf = (data: unknown, status = 200): Answer => ({ status, data, header: () => null });

/**
 * Answers the client's calls of one test, which no server is there for. What `answer` gives is the body of the answer; of
 * undefined it is never one, as of a server that is slow.
 *
 * @returns the calls so far, the newest last
 */
export function answering(answer: (call: string) => unknown): Sent[] {
  const sent: Sent[] = [];
  transport.send = async ({ method, url, data: body }) => {
    const call = `${method} ${url}`;
    sent.push({ call, body });
    const data = await answer(call);
    return data === undefined ? new Promise(() => undefined) : answerOf(data);
  };
  return sent;
}
