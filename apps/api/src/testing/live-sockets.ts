import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from './client.ts';
import { writeStatus } from './ended-status.ts';
import type { TestServer } from './server.ts';

/** The key and the secret of the servers that these sockets connect to. */
export const LIVE = { key: 'fair-key', secret: 'the secret that other back ends of this fair sign with' };

/** The environment of a server for the live protocol. */
export const liveEnv = { LIVE_KEY: LIVE.key, LIVE_SECRET: LIVE.secret };

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A message as it was received. */
interface Frame {
  event: string;
  channel?: string;
  data: unknown;
}

/** The status channel of an account. */
export const channelOf = (client: Client) => `private-status.${client.userId}`;

/** The header with an account's token. */
export const bearerOf = (client: Client) => ({ headers: { Authorization: `Bearer ${client.token}` } });

/** The list of the live channel, as far as tests read it. */
export type List = { name: string | null }[];

/** Web sockets without a client library, for messages that no library sends. */
export function socketsTo(server: () => TestServer) {
  const opened: WebSocket[] = [];

  async function plain(path = `/app/${LIVE.key}?protocol=7`, headers: Record<string, string> = {}) {
    const socket = new WebSocket(`${server().origin.replace('http', 'ws')}${path}`, { headers });
    opened.push(socket);
    const frames: Frame[] = [];
    socket.on('message', (bytes: Buffer) => frames.push(JSON.parse(bytes.toString())));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await once(socket, 'open');
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    const { socket_id: id } = JSON.parse(typeof frames[0]?.data === 'string' ? frames[0].data : '{}');
    const send = (frame: unknown) => socket.send(JSON.stringify(frame));
    const subscribe = (channel: string, auth?: string, channel_data?: string) =>
      send({
        event: 'pusher:subscribe',
        data: { channel, ...(auth && { auth }), ...(channel_data && { channel_data }) },
      });
    /** The frames of the protocol about a channel, with their data parsed. */
    const about = (channel: string) =>
      frames
        .filter((frame) => frame.channel === channel && frame.event.startsWith('pusher_internal:'))
        .map(({ event, data }) => ({
          event: event.replace('pusher_internal:', ''),
          data: JSON.parse(String(data)),
        }));
    const errors = () => frames.filter(({ event }) => event === 'pusher:error').map(({ data }) => data);
    const events = () => frames.map(({ event }) => event);
    return { socket, id: String(id), frames, closed, send, subscribe, about, errors, events };
  }

  /** What the product signs for a socket of this account. */
  async function signed(client: Client, socketId: string): Promise<string> {
    const body = { socket_id: socketId, channel_name: channelOf(client) };
    const { status, body: reply } = await client.call('POST', '/broadcasting/auth', body);
    expect(status).toBe(200);
    return (reply as unknown as { auth: string }).auth;
  }

  return {
    plain,
    signed,
    /** A socket that has joined the status channel of its account. */
    async joined(client: Client) {
      const socket = await plain();
      socket.subscribe(channelOf(client), await signed(client, socket.id));
      await expect.poll(socket.events).toContain('StatusEvent');
      return socket;
    },
    /** Changes the status list of an account, which is then sent. */
    line: (userId: number, name: string, statusableId = 1) =>
      server().context.db.transact((tx) => writeStatus(tx, { userId, type: 1, statusableId, name })),
    closeAll() {
      for (const socket of opened.splice(0)) socket.terminate();
    },
  };
}
