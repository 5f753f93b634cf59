import Echo from 'laravel-echo';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinOrganiser } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import type { NodeProcess } from '../../../testing/node-process.ts';
import { startNodeProcess } from '../../../testing/node-process.ts';
import { bellOf, makePrintedFair, printResultsOf } from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;
let nodes: NodeProcess[] = [];

beforeAll(async () => {
  // This node only answers; separate processes make the books.
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  nodes = [];
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool, server.context.files.has)).toEqual([]);
  await server.stop();
});

async function startNode() {
  const node = await startNodeProcess(server);
  nodes.push(node);
  return node;
}
async function end(node: NodeProcess, signal: 'SIGKILL' | 'SIGTERM') {
  nodes = nodes.filter((other) => other !== node);
  return node.end(signal);
}

const SLOW = { timeout: 60_000, interval: 50 };
const jobOf = () => server.context.db.prisma.job.findFirstOrThrow({ orderBy: { id: 'desc' } });
const running = () => expect.poll(async () => (await jobOf()).state, SLOW).toBe('running');
const ready = (catalogId: number) =>
  expect.poll(async () => (await bellOf(admin, catalogId))?.status, SLOW).toBe(1);

describe('a book that another node makes', () => {
  it('is shown live to its owner, from processing to ready', { timeout: 180_000 }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2030', '2030-07-01', '2030-07-31');
    const auth = { headers: { Authorization: `Bearer ${admin.token}` } };
    const echo = new Echo({
      broadcaster: 'socket.io',
      client: io,
      host: server.origin,
      transports: ['websocket'],
      auth,
      withoutInterceptors: true,
    });
    const seen: number[] = [];
    echo.private(`status.${admin.userId}`).listen('.StatusEvent', (lines: { status: number }[]) => {
      if (lines[0]) seen.push(lines[0].status);
    });
    await startNode();
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    await expect.poll(() => seen.at(-1), SLOW).toBe(1);
    expect(seen[0]).toBe(0);
    echo.disconnect();
  });

  it('is made by the next node when the first one is killed', { timeout: 180_000 }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2031', '2031-07-01', '2031-07-31');
    const first = await startNode();
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    await running();
    await end(first, 'SIGKILL');
    // Ends the lease early instead of waiting for fifteen seconds.
    const { id } = await jobOf();
    expect(await jobOf()).toMatchObject({ state: 'running', attempt: 1 });
    await server.context.db.prisma.job.update({ where: { id }, data: { leaseUntil: new Date() } });
    await startNode();
    await ready(catalog.id);
    expect(await jobOf()).toMatchObject({ state: 'done', attempt: 2 });
    expect((await printResultsOf(admin, catalog.id)).total).toBe(1);
  });

  it('is requeued by a node that is stopped, which exits cleanly and in time', {
    timeout: 120_000,
  }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2032', '2032-07-01', '2032-07-31');
    const first = await startNode();
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    await running();
    expect(await end(first, 'SIGTERM')).toEqual({ code: 0 });
    const { state, attempt } = await jobOf();
    // Either it was finished in time or it is queued as if it had not started.
    expect([state, attempt]).toEqual(state === 'done' ? ['done', 1] : ['queued', 0]);
    await startNode();
    await ready(catalog.id);
    expect((await printResultsOf(admin, catalog.id)).total).toBe(1);
  });
});
