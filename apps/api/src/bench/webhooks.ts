import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Figure } from './figure.ts';
import { callSteadily } from './latency.ts';
import type { Stage } from './stage.ts';

const EVENTS = 10_000;
const OBJECTS = 2000;
const PER_SECOND = 20;
const IDLE_MS = 10_000;
const MAX_SECONDS = 120;

/** How long 10,000 events take to a quick receiver, and what others notice of it. */
export async function measureWebhooks(stage: Stage): Promise<Figure[]> {
  const { db, headers } = stage;
  let arrived = 0;
  let all: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    all = resolve;
  });
  const receiver = createServer((req, res) => {
    req.resume().on('end', () => {
      res.end();
      if (++arrived === EVENTS) all();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { origin } = stage.api;
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const body = JSON.stringify({ url, events: ['page.changed'] });
  const made = await fetch(`${origin}/api/webhook`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const { data } = (await made.json()) as { data: { id: number } };
  const next = (n: number) => ({ method: 'GET', path: `/api/wine/20/${1 + (n % 5)}`, headers });
  const idle = callSteadily(origin, PER_SECOND, next);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const alone = await idle.stop();
  const busy = callSteadily(origin, PER_SECOND, next);
  const began = performance.now();
  await db.pool.query(
    `WITH made AS (
       INSERT INTO webhook_delivery (webhook_id, event_id, type, subject, body)
       SELECT $1::int, 'bench_' || n, 'page.changed', 'page:' || n % $3::int, '{"type":"page.changed"}'
       FROM generate_series(1, $2::int) n RETURNING id)
     SELECT pg_notify('webhook', '') FROM made LIMIT 1`,
    [data.id, EVENTS, OBJECTS],
  );
  await done;
  const seconds = (performance.now() - began) / 1000;
  const meanwhile = await busy.stop();
  await fetch(`${origin}/api/webhook/${data.id}`, { method: 'DELETE', headers });
  await new Promise((resolve) => receiver.close(resolve));
  return [
    {
      name: '10,000 webhook events to a quick receiver',
      value: seconds,
      unit: 's',
      floor: null,
      goal: { of: 'value', atMost: MAX_SECONDS },
    },
    {
      name: 'p99 of a list while webhook events are delivered',
      value: meanwhile.p99,
      unit: 'ms',
      floor: alone.p99,
      goal: { of: 'ratio', atMost: 1.5 },
    },
  ];
}
