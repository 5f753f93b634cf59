import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

/** Clients that add one country after the other until they are stopped. */
export interface Writers {
  /** Names sent to the server. */
  tried: string[];
  /** Names the server has said yes to. */
  acknowledged: string[];
  /** What the server answered instead of a yes. */
  refused: string[];
  /** How calls ended that were taken, or seemed to be, and not answered; not those that found nobody. */
  brokenOff: string[];
  stop(): Promise<void>;
}

let last = 0;

/** The code of what `fetch` failed with. */
const codeOf = (error: unknown) =>
  String(((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? error);

/** Starts them; a writer whose call breaks off goes on with the next name. */
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
      // Nobody is there: give the machine to whoever starts.
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

/** Clients that add countries and do not give up on one: a call without an answer is sent again with its key. */
export interface PatientWriters {
  /** Names the server has said yes to. */
  acknowledged: string[];
  /** What it said instead, beside that it is not there right now. */
  refused: string[];
  /** Lets everybody end what is begun. */
  stop(): Promise<void>;
}

/** Starts them. @param client gives the one to call with now: a server that was started again has another port */
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
