import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinOrganiser } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import type { NodeProcess } from '../../../testing/node-process.ts';
import { startNodeProcess } from '../../../testing/node-process.ts';
import { bellOf, makePrintedFair, printResultsOf } from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

const ROUNDS = 12;

let server: TestServer;
let admin: Client;
let nodes: NodeProcess[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  await server.stop();
});

it('every accepted generation ends ready or visibly failed, however often nodes are killed', {
  timeout: 1_200_000,
}, async () => {
  const years = [2030, 2031, 2032];
  const fairs = [];
  for (const year of years)
    fairs.push(await makePrintedFair(server, `Expo ${year}`, `${year}-07-01`, `${year}-07-31`));
  const ids = fairs.map(({ catalog }) => catalog.id);
  nodes = [await startNodeProcess(server), await startNodeProcess(server)];

  let accepted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const id of ids) {
      const { status } = await admin.call('POST', `/print/catalog/${id}`);
      expect([201, 409]).toContain(status);
      if (status === 201) accepted++;
    }
    await sleep(Math.random() * 4000);
    const victim = nodes.splice(Math.floor(Math.random() * nodes.length), 1);
    await victim[0]?.end(Math.random() < 0.7 ? 'SIGKILL' : 'SIGTERM');
    nodes.push(await startNodeProcess(server));
  }

  // After three attempts and their leases nothing may still be processing.
  const { job } = server.context.db.prisma;
  const live = () => job.count({ where: { state: { in: ['queued', 'running'] } } });
  await expect.poll(live, { timeout: 180_000, interval: 500 }).toBe(0);
  const done = await job.count({ where: { state: 'done' } });
  const failed = await job.findMany({ where: { state: 'failed' } });
  expect(done + failed.length).toBe(accepted);
  expect(failed.map(({ error }) => error).filter((error) => error !== 'job.worker-lost')).toEqual([]);
  let books = 0;
  for (const id of ids) {
    books += (await printResultsOf(admin, id)).total;
    expect((await bellOf(admin, id)).status).not.toBe(0);
  }
  expect(books).toBe(done);
  expect(await findBrokenInvariants(server.context.db.pool, server.context.files.has)).toEqual([]);
});
