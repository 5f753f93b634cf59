import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { HashTask } from '../lib/hashers.ts';
import { hashPassword } from '../lib/password.ts';
import type { Client } from '../testing/client.ts';
import { clientOf, listPath, signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

/** The evening before the deadline. */
const EVENING = 130;
const PASSWORD = 'Steg am Ufer bei Stäfa';

let server: TestServer;
let exhibitor: Client;
let passwordHash: string;
/** How many come at once: a normal run sends a few, which is still more than the queue holds on this machine. */
let atOnce = EVENING;
/** How many passwords are in the threads that hash, now and at most. */
const hashing = { now: 0, most: 0 };
const post = Worker.prototype.postMessage;

/** Counts what the threads work on, from the moment that they get it until they answer. */
function countHashes(this: Worker, task: unknown, ...rest: []) {
  if ((task as Partial<HashTask>).password !== undefined) {
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    // Before the one that gives the thread its next password.
    this.prependOnceListener('message', () => {
      hashing.now -= 1;
    });
  }
  return post.call(this, task, ...rest);
}

beforeAll(async () => {
  // Each caller has a different IP address, so that no limit on attempts applies before the hashing.
  server = await startTestServer({}, { env: { TRUST_PROXY: '1' } });
  exhibitor = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(countHashes);
  passwordHash = await hashPassword(PASSWORD);
  if (process.env.SOAK) return;
  const begun = performance.now();
  await hashPassword(PASSWORD);
  const each = (performance.now() - begun) / availableParallelism();
  // Half of the ten seconds that somebody may wait is for those who come for the first time.
  atOnce = Math.min(EVENING, Math.max(40, Math.ceil((2 * 5_000) / each)));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const withPassword = async (id: number) =>
  (await server.context.db.prisma.user.update({ where: { id }, data: { passwordHash } })).email;

const signIn = (email: string, address: string, password = PASSWORD) =>
  clientOf(server, null).call('POST', '/login', { email, password }, { 'X-Forwarded-For': address });

it('guesses from one IP address do not lock out others', async () => {
  const email = await withPassword(exhibitor.userId);
  const guesses = [];
  for (let n = 0; n < 6; n++) guesses.push((await signIn(email, '10.6.6.6', 'x'.repeat(80))).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  // What a caller writes before the proxy's own entry is ignored.
  expect((await signIn(email, '10.1.1.1, 10.6.6.6')).status).toBe(429);
  expect((await signIn(email, '10.1.1.1')).status).toBe(200);
});

it('concurrent sign-ins are queued or told when to retry, and all succeed when they do', {
  timeout: 4_000 * EVENING,
}, async () => {
  const emails: string[] = [];
  for (let n = 0; n < atOnce; n++)
    emails.push(await withPassword((await makeExhibitor(server.context.db)).id));
  const answers: { status: number; error: unknown; wait: number }[] = [];
  let inside = 0;
  /** Like the product's own client: waits as long as it is told. */
  const comeUntilInside = async (email: string, n: number) => {
    for (;;) {
      const { status, body, headers } = await signIn(email, `10.7.0.${n}`);
      const wait = Number(headers.get('retry-after'));
      answers.push({ status, error: body.error, wait });
      if (status !== 429) return;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  };
  const all = Promise.all(emails.map((email, n) => comeUntilInside(email, n).finally(() => (inside += 1))));
  await expect.poll(() => answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  for (let round = 0; round < 10; round++) {
    expect((await exhibitor.call('GET', '/user')).status).toBe(200);
    expect((await exhibitor.call('GET', listPath('wine', { search: 'a' }))).status).toBe(200);
    expect((await clientOf(server, null).call('GET', '/health')).status).toBe(200);
  }
  // Everything else was answered while most of them were still queued.
  expect(inside).toBeLessThan(atOnce);
  await all;
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(atOnce);
  for (const { status, error, wait } of refused) {
    expect([status, error]).toEqual([429, 'session.busy']);
    expect(wait).toBeGreaterThan(0);
  }
  // Every core hashes, and none has two: others would wait for both.
  expect(hashing).toEqual({ now: 0, most: Math.min(availableParallelism(), atOnce) });
});

it('one account has one place in the queue, however many concurrent attempts there are', async () => {
  const email = await withPassword((await makeExhibitor(server.context.db)).id);
  const addresses = ['10.8.0.1', '10.8.0.2', '10.8.0.3', '10.8.0.4'];
  const answers = await Promise.all(addresses.map((address) => signIn(email, address)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  const again = answers.find(({ status }) => status === 429);
  expect(again?.body).toMatchObject({ error: 'session.busy', params: { seconds: expect.any(Number) } });
});
