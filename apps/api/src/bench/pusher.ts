import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import { type Child, startChild } from './child.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { residentMemory } from './memory.ts';
import { freePort, LIVE_SECRET, type Stage } from './stage.ts';

const FLOOR = fileURLToPath(new URL('./floor-sockets.ts', import.meta.url));

const CLIENTS = 2000;
/** Opened at the same time; all at once would exceed the backlog of a listening socket. */
const AT_ONCE = 100;
const ROUNDS = 15;
const CHANNEL = 'hall';
const EVENT = 'deck-open';
const KEY = 'rebblatt-key';

const TIMES_BROADCAST = 5;
const TIMES_MEMORY = 2;

/** How long an event takes to reach 2,000 clients, and what each of them costs, against the bare `ws` package. */
export async function measurePusher({ api }: Stage): Promise<Figure[]> {
  const port = await freePort();
  const floor = await startChild(['--import', 'tsx', FLOOR, String(port)], {}, port, '/');
  try {
    const product = await openClients(api, `/app/${KEY}?protocol=7`, subscribe);
    const bare = await openClients(floor, '/', async () => undefined);
    const { host } = new URL(api.origin);
    const sender = new Pusher({ appId: 'rebblatt', key: KEY, secret: LIVE_SECRET, host, useTLS: false });
    const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
    for (let n = 0; n < ROUNDS; n++) {
      times.product.push(await product.reached(() => sender.trigger(CHANNEL, EVENT, { n })));
      const body = JSON.stringify({ event: EVENT, channel: CHANNEL, data: JSON.stringify({ n }) });
      times.bare.push(await bare.reached(() => fetch(floor.origin, { method: 'POST', body })));
    }
    product.close();
    bare.close();
    return [
      {
        name: `event to ${CLIENTS} Pusher clients`,
        value: median(times.product),
        floor: median(times.bare),
        unit: 'ms',
        goal: { of: 'ratio', atMost: TIMES_BROADCAST },
      },
      {
        name: 'memory of a Pusher client',
        value: product.kilobytes,
        floor: bare.kilobytes,
        unit: 'kB',
        goal: { of: 'ratio', atMost: TIMES_MEMORY },
      },
    ];
  } finally {
    await floor.stop();
  }
}

async function subscribe(socket: WebSocket): Promise<void> {
  await once(socket, 'message');
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: CHANNEL } }));
  await once(socket, 'message');
}

/** Opens all clients; `reached` sends an event and returns the time until the last client has it, in ms. */
async function openClients(server: Child, path: string, ready: (socket: WebSocket) => Promise<void>) {
  const before = await residentMemory(server.pid);
  const sockets: WebSocket[] = [];
  const open = async () => {
    const socket = new WebSocket(server.origin.replace('http', 'ws') + path, { perMessageDeflate: false });
    sockets.push(socket);
    const joined = ready(socket);
    await once(socket, 'open');
    await joined;
  };
  while (sockets.length < CLIENTS) await Promise.all(Array.from({ length: AT_ONCE }, open));
  let left = 0;
  let last = () => {};
  for (const socket of sockets)
    socket.on('message', (bytes: Buffer) => {
      if (bytes.includes(EVENT) && --left === 0) last();
    });
  return {
    kilobytes: ((await residentMemory(server.pid)) - before) / (CLIENTS / 1024),
    async reached(send: () => Promise<unknown>) {
      left = CLIENTS;
      const all = new Promise<void>((resolve) => {
        last = resolve;
      });
      const began = performance.now();
      await Promise.all([send(), all]);
      return performance.now() - began;
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
