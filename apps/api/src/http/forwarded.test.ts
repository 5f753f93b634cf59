import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const logged: string[] = [];
let server: TestServer;
let behind: TestServer;

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  server = await startTestServer({ log });
  behind = await startTestServer({ log }, { env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await server.stop();
  await behind.stop();
});

const call = ({ origin }: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/health`, { headers });

it('a proxy that is not configured is reported in the log, once, with the setting to change', async () => {
  await call(server);
  await call(behind, { 'X-Forwarded-For': '203.0.113.7' });
  expect(logged).toEqual([]);
  await call(server, { 'X-Forwarded-For': '203.0.113.7' });
  await call(server, { Forwarded: 'for=203.0.113.8' });
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    header: 'x-forwarded-for',
    msg: expect.stringContaining('TRUST_PROXY'),
  });
});
