import Pusher from 'pusher';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { bearerOf, channelOf, LIVE, liveEnv, socketsTo } from '../testing/live-sockets.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
let owner: Client;
const { joined, closeAll } = socketsTo(() => server);

beforeAll(async () => {
  server = await startTestServer({}, { env: liveEnv });
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterEach(closeAll);
afterAll(() => server.stop());

/** A socket of the product's own client that has joined the status channel. */
async function ownSocket() {
  const socket = io(server.origin, { transports: ['websocket'], forceNew: true, auth: bearerOf(owner) });
  const greeted = new Promise((resolve) => socket.once('StatusEvent', resolve));
  socket.emit('subscribe', { channel: channelOf(owner), auth: bearerOf(owner) });
  await greeted;
  return socket;
}

it('another back end is told of every socket in a channel, whichever way it came', async () => {
  const host = new URL(server.origin).host;
  const backEnd = new Pusher({ appId: 'rebblatt', ...LIVE, host, useTLS: false });
  const channel = channelOf(owner);
  const ask = async () => {
    const path = `/channels/${channel}`;
    return (await backEnd.get({ path, params: { info: 'subscription_count' } })).json();
  };
  const own = await ownSocket();
  await expect.poll(ask).toEqual({ occupied: true, subscription_count: 1 });
  const foreign = await joined(owner);
  await expect.poll(ask).toEqual({ occupied: true, subscription_count: 2 });
  const listed = await (await backEnd.get({ path: '/channels' })).json();
  expect(Object.keys(listed.channels)).toEqual([channel]);

  own.emit('unsubscribe', { channel });
  await expect.poll(ask).toEqual({ occupied: true, subscription_count: 1 });
  own.emit('subscribe', { channel, auth: bearerOf(owner) });
  await expect.poll(ask).toEqual({ occupied: true, subscription_count: 2 });
  foreign.socket.terminate();
  await expect.poll(ask).toEqual({ occupied: true, subscription_count: 1 });
  own.disconnect();
  await expect.poll(ask).toEqual({ occupied: false, subscription_count: 0 });
});
