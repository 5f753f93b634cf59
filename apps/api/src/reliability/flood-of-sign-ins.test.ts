import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../lib/password.ts';
import type { Client } from '../testing/client.ts';
import { clientOf, listPath, signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const AT_ONCE = 130;
const IN_LINE = 100;

let server: TestServer;
let exhibitor: Client;
let workers = 0;
const count = () => {
  workers += 1;
};

beforeAll(async () => {
  // Each caller has an address of its own, so that no limit on tries stands before the hashing.
  server = await startTestServer({}, { env: { TRUST_PROXY: '1' } });
  exhibitor = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  // The one thread there is starts with the first password.
  process.on('worker', count);
});
afterAll(async () => {
  process.off('worker', count);
  await server.stop();
});

it('somebody who guesses at one place locks nobody out at another', async () => {
  const { db } = server.context;
  const passwordHash = await hashPassword('Steg am Ufer bei Stäfa');
  const { email } = await db.prisma.user.update({ where: { id: exhibitor.userId }, data: { passwordHash } });
  const at = (address: string, password: string) =>
    clientOf(server, null).call('POST', '/login', { email, password }, { 'X-Forwarded-For': address });
  const guesses = [];
  for (let n = 0; n < 6; n++) guesses.push((await at('10.6.6.6', 'x'.repeat(80))).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  // What a caller writes before the proxy's own entry is not believed.
  expect((await at('10.1.1.1, 10.6.6.6', 'Steg am Ufer bei Stäfa')).status).toBe(429);
  expect((await at('10.1.1.1', 'Steg am Ufer bei Stäfa')).status).toBe(200);
});

it('a flood of sign-ins waits in one line of bounded length, while everything else is answered', async () => {
  const visitor = clientOf(server, null);
  const leave = new AbortController();
  const answers: [number, string | undefined][] = [];
  const calls = Array.from({ length: AT_ONCE }, (_, n) => {
    const form = { email: `flut${n}@fair.test`, password: 'irgendein Versuch' };
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.7.0.${n}` };
    const call = { method: 'POST', headers, body: JSON.stringify(form), signal: leave.signal };
    return fetch(`${server.origin}/api/login`, call)
      .then(async (response) => answers.push([response.status, (await response.json()).error]))
      .catch(() => undefined);
  });
  const refused = () => answers.filter(([status]) => status === 503);
  await expect.poll(() => refused().length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(refused()[0]).toEqual([503, 'server.unavailable']);
  expect(refused().length).toBeLessThanOrEqual(AT_ONCE - IN_LINE);

  for (let round = 0; round < 20; round++) {
    expect((await exhibitor.call('GET', '/user')).status).toBe(200);
    expect((await exhibitor.call('GET', listPath('wine', { search: 'a' }))).status).toBe(200);
    expect((await visitor.call('GET', '/health')).status).toBe(200);
  }
  expect(answers.length).toBeLessThan(AT_ONCE);
  // Hashing holds up its thread, so as many are hashed at once as there are threads.
  expect(workers).toBe(1);
  leave.abort();
  await Promise.all(calls);
});
