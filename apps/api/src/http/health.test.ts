import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { health, lastKnown } from './health.ts';

let close = () => {};
afterEach(() => close());

/** A node with one part, whose answer is given by hand. */
async function start(as = lastKnown) {
  let settle: { answer: () => void; fail: (error: Error) => void } | undefined;
  let asked = 0;
  const part = () => {
    asked++;
    return new Promise<void>((answer, fail) => {
      settle = { answer, fail };
    });
  };
  const server = express()
    .use(health({ browser: as(part) }))
    .listen(0, '127.0.0.1');
  close = () => server.close();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ready: async () => (await fetch(`http://127.0.0.1:${port}/ready`)).json(),
    answers: () => settle?.answer(),
    fails: () => settle?.fail(new Error('gone')),
    timesAsked: () => asked,
  };
}

const OK = { status: 'ok' };
const DOWN = { status: 'unavailable', down: ['browser'] };

it('a part that has not answered yet keeps a node from being ready', async () => {
  const node = await start();
  expect(await node.ready()).toEqual(DOWN);
  node.answers();
  const again = node.ready();
  await expect.poll(node.timesAsked).toBe(2);
  node.answers();
  expect(await again).toEqual(OK);
});

it('a part that starts again leaves a node ready until it fails', async () => {
  const node = await start();
  const first = node.ready();
  await expect.poll(node.timesAsked).toBe(1);
  node.answers();
  expect(await first).toEqual(OK);

  expect(await node.ready()).toEqual(OK);
  expect(await node.ready()).toEqual(OK);
  expect(node.timesAsked()).toBe(2);
  node.fails();
  const after = node.ready();
  await expect.poll(node.timesAsked).toBe(3);
  expect(await after).toEqual(DOWN);
});

it('a part that answers late on a busy machine leaves a node ready, one that stays silent does not', {
  timeout: 40_000,
}, async () => {
  const node = await start((part) => part);
  const first = node.ready();
  await expect.poll(node.timesAsked).toBe(1);
  node.answers();
  expect(await first).toEqual(OK);

  expect(await node.ready()).toEqual(OK);
  await expect.poll(node.ready, { timeout: 30_000 }).toEqual(DOWN);
  node.answers();
  const after = node.ready();
  await expect.poll(node.timesAsked).toBe(3);
  node.answers();
  expect(await after).toEqual(OK);
});
