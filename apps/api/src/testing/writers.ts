import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

/** Clients that add one country after another until they are stopped. */
export interface Writers {
  /** Names sent to the server. */
  tried: string[];
  /** Names that the server has confirmed. */
  acknowledged: string[];
  /** The server's other answers. */
  refused: string[];
  /** The errors of calls without an answer, except those that were refused a connection. */
  brokenOff: string[];
  stop(): Promise<void>;
}

let last = 0;

/** The code of an error of `fetch`. */
const codeOf = (error: unknown) =>
  String(((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? error);

/** Starts them; a writer whose call fails continues with the next name. */
export function startWriters(client: Client, count: number): Writers {
  const writers: Writers = { tried: [], acknowledged: [], refused: [], brokenOff: [], stop };
  let writing = true;
  const write = async () => {
    while (writing) {
      const name = `Land ${++last}`;
      writers.tried.push(name);
      const answer = await client.call('POST', '/country', { name }).catch(codeOf);
      if (typeof answer === 'object') {
        if (answer.status === 201) writers.acknowledged.push(name);
        else writers.refused.push(`${answer.status} ${answer.body.error}`);
        continue;
      }
      if (answer !== 'ECONNREFUSED') writers.brokenOff.push(answer);
      // No server is listening: leaves the CPU to the one that starts.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const written = Promise.all(Array.from({ length: count }, write));
  async function stop() {
    writing = false;
    await written;
  }
  return writers;
}

/** Clients that add countries and repeat a call without an answer, with its key, until there is one. */
export interface PatientWriters {
  /** Names that the server has confirmed. */
  acknowledged: string[];
  /** The server's other answers, except that it is unavailable at the moment. */
  refused: string[];
  /** Waits until all calls in progress are answered. */
  stop(): Promise<void>;
}

/** Starts them. @param client returns the current client: a restarted server has another port */
export function startPatientWriters(client: () => Client, count: number): PatientWriters {
  const writers: PatientWriters = { acknowledged: [], refused: [], stop };
  let writing = true;
  const add = async (name: string) => {
    const key = { 'Idempotency-Key': randomUUID() };
    for (;;) {
      const answer = await client()
        .call('POST', '/country', { name }, key)
        .catch(() => null);
      if (answer?.status === 201) return writers.acknowledged.push(name);
      if (answer && answer.status < 500 && answer.body.error !== 'request.in-progress')
        return writers.refused.push(`${name}: ${answer.status} ${answer.body.error}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const write = async () => {
    while (writing) await add(`Land ${++last}`);
  };
  const written = Promise.all(Array.from({ length: count }, write));
  async function stop() {
    writing = false;
    await written;
  }
  return writers;
}

/** The names of all countries. */
export const storedCountries = async (client: Client): Promise<string[]> =>
  (await client.call('GET', '/country/10000/1')).body.data.map(({ name }: { name: string }) => name);
