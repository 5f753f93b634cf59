import type { Client } from './client.ts';
import { listPath } from './client.ts';

/** Concurrent callers: every way in which the product uses its database, repeatedly, until they are stopped. */
export interface Callers {
  /** The answers so far: status and code with their number. */
  answers: Map<string, number>;
  /** Calls whose connection broke before an answer. */
  unanswered: string[];
  stop(): Promise<void>;
}

let last = 0;

/** One call of each kind: plain SQL, Prisma alone, a transaction that writes, one that waits for a lock. */
const kinds: ((client: Client) => ReturnType<Client['call']>)[] = [
  (client) => client.call('GET', listPath('wine', { search: 'a' })),
  (client) => client.call('GET', '/user'),
  (client) => client.call('POST', '/country', { name: `Unruhe ${++last}` }),
  (client) => client.call('GET', '/country/100/1'),
  (client) =>
    client.call('POST', '/country', { name: `Unruhe ${++last}` }, { 'Idempotency-Key': `unruhe-${last}` }),
  (client) => client.call('GET', listPath('exhibitor')),
];

/** Starts `count` of them, each with another kind of call first. */
export function startCallers(client: Client, count: number): Callers {
  const answers: Callers['answers'] = new Map();
  const unanswered: string[] = [];
  let working = true;
  const work = async (_: unknown, first: number) => {
    for (let n = first; working; n++) {
      const answer = await kinds[n % kinds.length]?.(client).catch((error: unknown) => String(error));
      if (typeof answer === 'string') unanswered.push(answer);
      if (typeof answer !== 'object') continue;
      const outcome = answer.status < 300 ? 'done' : `${answer.status} ${answer.body.error}`;
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      // After a refusal the caller waits a little, as the client does.
      if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const done = Promise.all(Array.from({ length: count }, work));
  return {
    answers,
    unanswered,
    async stop() {
      working = false;
      await done;
    },
  };
}
