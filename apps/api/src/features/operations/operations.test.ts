import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signInAs } from '../../testing/client.ts';
import { makeUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const TOKEN = 'a-token-of-the-watcher';

let server: TestServer;
let boss: Client;
const checks = { database: async () => undefined, storage: async () => undefined };

beforeAll(async () => {
  server = await startTestServer({ checks }, { env: { METRICS_TOKEN: TOKEN } });
  boss = await signInAs(server, (await makeUser(server.context.db, 'SUPER_ADMIN')).id);
});
afterAll(() => server.stop());

const metrics = (authorization?: string) =>
  fetch(`${server.origin}/metrics`, { headers: authorization ? { authorization } : {} });

const figuresOf = async () => {
  const answer = await metrics(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  return answer;
};

describe('GET /metrics', () => {
  it('opens with the token only', async () => {
    for (const wrong of [
      undefined,
      TOKEN,
      `Bearer ${TOKEN}x`,
      `bearer ${TOKEN}`,
      'Bearer ',
      `Basic ${TOKEN}`,
    ])
      expect((await metrics(wrong)).status).toBe(401);
    expect((await fetch(`${server.origin}/metrics?token=${TOKEN}`)).status).toBe(401);
    expect((await metrics(`Bearer ${boss.token}`)).status).toBe(401);
    expect((await fetch(`${server.origin}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('does not exist without a token', async () => {
    const closed = await startTestServer();
    const answer = await fetch(`${closed.origin}/metrics`, { headers: { authorization: 'Bearer ' } });
    expect(answer.status).toBe(404);
    await closed.stop();
  });

  it('tells in OpenMetrics of calls by route and status, queues, pool, sockets and disk, and of nobody', async () => {
    await boss.call('GET', '/country');
    expect((await boss.call('GET', '/exhibitor/999999')).status).toBe(404);
    await server.context.db.pool.query("INSERT INTO job (kind, payload) VALUES ('check-logo', '{}')");
    const answer = await figuresOf();
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
    const text = await answer.text();
    expect(text).toMatch(/rebblatt_http_calls_total\{route="\/country",method="GET",status="200"\} 1/);
    expect(text).toMatch(/rebblatt_http_calls_total\{route="\/exhibitor\/:id",method="GET",status="404"\} 1/);
    expect(text).toContain('rebblatt_http_call_seconds_bucket{le="0.05",route="/country"}');
    expect(text).toMatch(/rebblatt_jobs_waiting\{kind="check-logo"\} 1/);
    expect(text).toContain('rebblatt_part_up{part="database"} 1');
    for (const name of [
      'pool_connections',
      'event_loop_delay_seconds',
      'sockets',
      'disk_free_bytes',
      'press_processes',
    ])
      expect(text).toMatch(new RegExp(`\\nrebblatt_${name} [\\d.e+-]+\\n`));
    expect(text.trimEnd()).toMatch(/# EOF$/);
    expect(text).not.toContain('@fair.test');
    expect(await (await figuresOf()).text()).toContain('# EOF');
  });
});

describe('GET /operations', () => {
  const pointsNow = async () => {
    const answer = await boss.call('GET', '/operations');
    expect(answer.status).toBe(200);
    return answer.body.data as { point: string; state: string; params: Record<string, unknown> }[];
  };

  it('says what is wrong first', async () => {
    await server.context.db.pool.query(
      "INSERT INTO job (kind, payload, run_at) VALUES ('send-mail', '{}', now() - interval '2 hours')",
    );
    checks.storage = () => Promise.reject(new Error('away'));
    // How busy the machine is that runs the tests is not their matter.
    const points = (await pointsNow()).filter(({ point }) => point !== 'delay');
    const states = points.map(({ state }) => state);
    expect(states).toEqual(
      [...states].sort((a, b) => 'wrong watch fine'.indexOf(a) - 'wrong watch fine'.indexOf(b)),
    );
    expect(points.filter(({ state }) => state === 'wrong').map(({ point }) => point)).toEqual([
      'storage',
      'jobs',
    ]);
    expect(points.find(({ point }) => point === 'jobs')?.params).toMatchObject({ minutes: 120 });
    expect(points.find(({ point }) => point === 'backup')).toMatchObject({
      state: 'watch',
      params: { at: null },
    });
    checks.storage = async () => undefined;
  });

  it('knows the last backup', async () => {
    await server.context.db.pool.query("INSERT INTO operation_fact (name, at) VALUES ('backup', now())");
    expect((await pointsNow()).find(({ point }) => point === 'backup')?.state).toBe('fine');
    await server.context.db.pool.query("UPDATE operation_fact SET at = now() - interval '8 days'");
    expect((await pointsNow()).find(({ point }) => point === 'backup')?.state).toBe('wrong');
  });
});
