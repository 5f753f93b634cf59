import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { channelOf, LIVE, liveEnv, socketsTo } from '../../testing/live-sockets.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/*
 * What the clients for Java and Android, for Swift and for Go send, to the letter: their addresses, headers and messages
 * as their sources write them (pusher-websocket-java, pusher-websocket-swift, pusher-ws-go).
 */

let server: TestServer;
let owner: Client;
const { plain, signed, line, closeAll } = socketsTo(() => server);

beforeAll(async () => {
  server = await startTestServer({}, { env: liveEnv });
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterEach(closeAll);
afterAll(() => server.stop());

interface Other {
  query: string;
  headers?: Record<string, string>;
  subscribe: (channel: string, auth: string) => string;
  unsubscribe: (channel: string) => string;
  /** Null where it pings by the web socket itself. */
  ping: string | null;
  pong: string;
}

const clients: Record<string, Other> = {
  'Java and Android': {
    query: 'client=java-client&protocol=5&version=2.4.4',
    subscribe: (channel, auth) =>
      `{"event":"pusher:subscribe","data":{"channel":"${channel}","auth":"${auth}"}}`,
    unsubscribe: (channel) => `{"event":"pusher:unsubscribe","data":{"channel":"${channel}"}}`,
    ping: '{"event": "pusher:ping"}',
    pong: '{"event": "pusher:pong"}',
  },
  Swift: {
    query: 'client=pusher-websocket-swift&version=10.1.5&protocol=7',
    subscribe: (channel, auth) =>
      `{"data":{"auth":"${auth}","channel":"${channel}"},"event":"pusher:subscribe"}`,
    unsubscribe: (channel) => `{"data":{"channel":"${channel}"},"event":"pusher:unsubscribe"}`,
    ping: null,
    pong: '{"event":"pusher:pong","data":{}}',
  },
  Go: {
    query: 'protocol=7',
    headers: { Origin: 'http://localhost/' },
    subscribe: (channel, auth) =>
      `{"event":"pusher:subscribe","data":{"channel":"${channel}","auth":"${auth}"},"channel":""}`,
    unsubscribe: (channel) => `{"event":"pusher:unsubscribe","data":{"channel":"${channel}"},"channel":""}`,
    ping: '{"event":"pusher:ping","data":"{}"}',
    pong: '{"event":"pusher:pong","data":"{}"}',
  },
  // Languages with optional values write null for what is not there.
  'languages that write null': {
    query: 'protocol=7',
    subscribe: (channel, auth) =>
      `{"event":"pusher:subscribe","channel":null,"data":{"channel":"${channel}","auth":"${auth}","channel_data":null}}`,
    unsubscribe: (channel) =>
      `{"event":"pusher:unsubscribe","channel":null,"data":{"channel":"${channel}","auth":null}}`,
    ping: '{"event":"pusher:ping","channel":null,"data":null}',
    pong: '{"event":"pusher:pong","channel":null,"data":null}',
  },
};

describe.each(Object.entries(clients))('the client for %s', (_name, other) => {
  it('joins a private channel, receives its events, is answered and leaves', async () => {
    const socket = await plain(`/app/${LIVE.key}?${other.query}`, other.headers);
    expect(socket.frames[0]?.event).toBe('pusher:connection_established');
    const channel = channelOf(owner);
    socket.socket.send(other.subscribe(channel, await signed(owner, socket.id)));
    await expect.poll(() => socket.about(channel)).toEqual([{ event: 'subscription_succeeded', data: {} }]);
    await line(owner.userId, 'logo.pdf', Number(socket.id.split('.')[0]) % 1000);
    await expect.poll(() => JSON.stringify(socket.frames.at(-1))).toContain('logo.pdf');

    if (other.ping === null) {
      const answered = once(socket.socket, 'pong');
      socket.socket.ping();
      await answered;
    } else {
      socket.socket.send(other.ping);
      await expect.poll(() => socket.events()).toContain('pusher:pong');
    }
    socket.socket.send(other.pong);
    socket.socket.send(other.unsubscribe(channel));
    socket.socket.send(clients.Go?.ping ?? '');
    await expect.poll(() => socket.events().at(-1)).toBe('pusher:pong');
    expect(socket.errors()).toEqual([]);
  });
});
