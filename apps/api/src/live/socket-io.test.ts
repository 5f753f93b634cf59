/** Length: the whole live channel is tested on one server, with the product’s own client. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import Echo from 'laravel-echo';
import pg from 'pg';
import pino from 'pino';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { writeStatus } from '../testing/ended-status.ts';
import { makeExhibitor, makeUser } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { announceStatus } from './announce.ts';

let server: TestServer;
let owner: Client;
let other: Client;
let opened: { disconnect(): void }[] = [];
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (logLine: string) => void logged.push(logLine) });
  server = await startTestServer({ log });
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  other = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterEach(() => {
  for (const client of opened) client.disconnect();
  opened = [];
});
afterAll(() => server.stop());

const authOf = (client: Client) => ({ headers: { Authorization: `Bearer ${client.token}` } });

/** The library and the options of the product's own client. */
function connect(client: Client) {
  const echo = new Echo({
    broadcaster: 'socket.io',
    client: io,
    host: server.origin,
    transports: ['websocket'],
    forceNew: true,
    auth: authOf(client),
    withoutInterceptors: true,
  });
  opened.push(echo);
  const { socket } = echo.connector;
  const errors: unknown[][] = [];
  socket.on('subscription_error', (...args: unknown[]) => errors.push(args));
  return { echo, socket, errors };
}

type List = { name: string | null; status: number }[];

function listenTo(echo: ReturnType<typeof connect>['echo'], userId: number, event = '.StatusEvent') {
  const lists: List[] = [];
  echo.private(`status.${userId}`).listen(event, (list: List) => lists.push(list));
  return lists;
}

const line = (userId: number, name: string, statusableId = 1) =>
  server.context.db.transact((tx) => writeStatus(tx, { userId, type: 1, statusableId, name }));

/** A plain socket.io client, for messages that laravel-echo would not send. */
function plain(auth: object | undefined, extraHeaders: Record<string, string> = {}) {
  const socket = io(server.origin, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth,
    extraHeaders,
  });
  opened.push(socket);
  return socket;
}

const outcome = (socket: ReturnType<typeof plain>) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });

describe('a status channel', () => {
  it('sends the whole list after joining and again after each change', async () => {
    await line(owner.userId, 'logo.pdf');
    const lists = listenTo(connect(owner).echo, owner.userId);
    await expect.poll(() => lists.at(-1)).toMatchObject([{ name: 'logo.pdf', status: 1, type: 1 }]);
    await line(owner.userId, 'zweites.pdf', 2);
    await expect.poll(() => lists.at(-1)?.map(({ name }) => name)).toEqual(['zweites.pdf', 'logo.pdf']);
  });

  it('sends its event under the plain name and under the name in the default namespace', async () => {
    const lists = listenTo(connect(owner).echo, owner.userId, 'StatusEvent');
    await expect.poll(() => lists.length).toBe(1);
  });

  it('sends the last state when many changes come at once', async () => {
    const lists = listenTo(connect(owner).echo, owner.userId);
    await expect.poll(() => lists.length).toBe(1);
    await Promise.all(Array.from({ length: 30 }, (_, i) => line(owner.userId, `viele-${i}`, 100 + i)));
    await expect.poll(() => lists.at(-1)?.filter(({ name }) => name?.startsWith('viele-')).length).toBe(30);
  });

  it('is closed to everybody else, even to administrators', async () => {
    const { echo, errors } = connect(other);
    const lists = listenTo(echo, owner.userId);
    await expect.poll(() => errors).toEqual([[`private-status.${owner.userId}`, 403]]);
    await line(owner.userId, 'geheim.pdf', 3);
    const own = listenTo(echo, other.userId);
    await expect.poll(() => own.length).toBe(1);
    expect(lists).toEqual([]);
  });

  it.each([
    (id: number) => `private-status.${id}abc`,
    (id: number) => `private-status.0${id}`,
    (id: number) => `status.${id}`,
    (id: number) => [`private-status.${id}`],
    (id: number) => ({ channel: `private-status.${id}` }),
  ])('is joined by its exact name only (%#)', async (named) => {
    const socket = plain(authOf(owner));
    const received: unknown[] = [];
    socket.onAny((event: string) => received.push(event));
    socket.emit('subscribe', { channel: named(owner.userId), auth: authOf(owner) });
    socket.emit('subscribe', { channel: `private-status.${other.userId}`, auth: authOf(owner) });
    await expect
      .poll(() => received.filter((event) => event === 'subscription_error').length)
      .toBeGreaterThan(0);
    await line(owner.userId, 'still.pdf', 4);
    expect(received).not.toContain('StatusEvent');
  });

  it('is silent after leaving', async () => {
    const { echo } = connect(owner);
    const lists = listenTo(echo, owner.userId);
    await expect.poll(() => lists.length).toBe(1);
    echo.leave(`status.${owner.userId}`);
    const again = listenTo(connect(owner).echo, owner.userId);
    await expect.poll(() => again.length).toBe(1);
    await line(owner.userId, 'danach.pdf', 5);
    await expect.poll(() => again.length).toBe(2);
    expect(lists).toHaveLength(1);
  });

  it('accepts the token of the message when it is newer than that of the connection', async () => {
    const newer = await signInAs(server, owner.userId);
    const socket = plain(authOf(owner));
    socket.emit('subscribe', { channel: `private-status.${owner.userId}`, auth: authOf(newer) });
    await once(socket as never, 'StatusEvent');
    await owner.call('POST', '/logout');
    owner = newer;
    const stillThere = once(socket as never, 'StatusEvent');
    await line(owner.userId, 'neu.pdf', 6);
    await stillThere;
  });

  it('sends nothing that violates its contract, neither to listeners nor to those who join, and logs it', async () => {
    const complaints = () => logged.filter((logLine) => logLine.includes('breaks its contract')).length;
    const listening = listenTo(connect(owner).echo, owner.userId);
    await expect.poll(() => listening.length).toBe(1);
    const broken = { userId: owner.userId, type: 1, statusableId: 90, name: 'kaputt.pdf' };
    const { id } = await server.context.db.transact(async (tx) => {
      await announceStatus(tx, owner.userId);
      return tx.uploadStatus.create({ data: { ...broken, errorParams: { deep: { down: 1 } } } });
    });
    await expect.poll(complaints).toBe(1);
    const joining = listenTo(connect(owner).echo, owner.userId);
    await expect.poll(complaints).toBe(2);
    await server.context.db.prisma.uploadStatus.delete({ where: { id } });
    await line(owner.userId, 'heil.pdf', 91);
    for (const lists of [listening, joining])
      await expect.poll(() => lists.at(-1)?.map(({ name }) => name)).toContain('heil.pdf');
    expect([...listening, ...joining].flat().map(({ name }) => name)).not.toContain('kaputt.pdf');
  });

  it('works again after the database connection that listens was cut', async () => {
    const lists = listenTo(connect(owner).echo, owner.userId);
    await expect.poll(() => lists.length).toBe(1);
    const killer = new pg.Client({ connectionString: server.databaseUrl });
    await killer.connect();
    await killer.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rebblatt-listener' AND datname = current_database()`,
    );
    await killer.end();
    // What happened during the gap is reported after it.
    await line(owner.userId, 'luecke.pdf', 7);
    await expect.poll(() => lists.at(-1)?.[0]?.name, { timeout: 5000 }).toBe('luecke.pdf');
    await line(owner.userId, 'nachher.pdf', 8);
    await expect.poll(() => lists.at(-1)?.[0]?.name, { timeout: 5000 }).toBe('nachher.pdf');
  });
});

describe('a connection', () => {
  it.each([
    ['no token', undefined],
    ['an empty token', { headers: { Authorization: 'Bearer ' } }],
    ['a token of somebody else’s making', { headers: { Authorization: 'Bearer a.b.c' } }],
    ['a strange form', { headers: { Authorization: { toString: 'x' } } }],
  ])('with %s is refused', async (_, auth) => {
    expect(await outcome(plain(auth))).toBe('session.required');
  });

  it('ends within a second when its session is revoked, and cannot come back', async () => {
    const leaving = await signInAs(server, owner.userId);
    const staying = connect(owner);
    const { socket } = connect(leaving);
    await once(socket as never, 'connect');
    const lists = listenTo(staying.echo, owner.userId);
    const startedAt = Date.now();
    const gone = once(socket as never, 'disconnect');
    await leaving.call('POST', '/logout');
    expect(await gone).toContain('io server disconnect');
    expect(Date.now() - startedAt).toBeLessThan(1000);
    expect(await outcome(plain(authOf(leaving)))).toBe('session.required');
    await expect.poll(() => lists.length).toBe(1);
    expect(staying.socket.connected).toBe(true);
  });

  it('ends when its token expires', async () => {
    const { signToken } = await import('../lib/tokens.ts');
    const session = await server.context.db.prisma.session.findFirstOrThrow({
      where: { userId: owner.userId, revokedAt: null },
    });
    // The token holds whole seconds.
    const expiresAt = new Date(Date.now() + 2000);
    const token = signToken(
      server.context.jwtSecret,
      { sessionId: session.id, userId: owner.userId },
      expiresAt,
    );
    const socket = plain({ headers: { Authorization: `Bearer ${token}` } });
    expect(await outcome(socket)).toBe('connected');
    await once(socket as never, 'disconnect');
    expect(Date.now()).toBeLessThan(expiresAt.getTime() + 1000);
  });

  it('from a foreign page is refused, whatever its address looks like', async () => {
    const { host } = new URL(server.origin);
    for (const origin of [
      'https://evil.test',
      'null',
      `http://${host}.evil.test`,
      `http://evil.test/${host}`,
    ]) {
      expect(await outcome(plain(authOf(owner), { origin })), origin).not.toBe('connected');
    }
    for (const origin of [server.origin, server.context.publicUrl]) {
      expect(await outcome(plain(authOf(owner), { origin })), origin).toBe('connected');
    }
  });

  it('passes nothing on from one client to another', async () => {
    const listener = plain(authOf(owner));
    const received: unknown[] = [];
    listener.onAny((...args: unknown[]) => received.push(args));
    listener.emit('subscribe', { channel: `private-status.${owner.userId}`, auth: authOf(owner) });
    await expect.poll(() => received.length).toBe(2);
    const talker = plain(authOf(owner));
    talker.emit('subscribe', { channel: `private-status.${owner.userId}`, auth: authOf(owner) });
    await once(talker as never, 'StatusEvent');
    talker.emit('StatusEvent', `private-status.${owner.userId}`, []);
    talker.emit('client event', { channel: `private-status.${owner.userId}`, event: 'client-x', data: {} });
    talker.emit('unsubscribe', 7);
    talker.emit('subscribe');
    talker.emit('subscribe', { channel: `private-status.${other.userId}` });
    await once(talker as never, 'subscription_error');
    expect(received).toHaveLength(2);
  });

  it('ends when a message is longer than 16 kB or when there are too many', async () => {
    const long = plain(authOf(owner));
    await once(long as never, 'connect');
    long.emit('subscribe', { channel: 'x'.repeat(17 * 1024) });
    await once(long as never, 'disconnect');
    const flooding = plain(authOf(owner));
    await once(flooding as never, 'connect');
    for (let i = 0; i < 200; i++) flooding.emit('noise', i);
    await once(flooding as never, 'disconnect');
  });

  it('is one of at most twenty for an account', async () => {
    const crowd = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    const answers = await Promise.all(Array.from({ length: 24 }, () => outcome(plain(authOf(crowd)))));
    expect(answers.filter((answer) => answer === 'connected')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'Maximum connection limit exceeded!')).toHaveLength(4);
    expect(await outcome(plain(authOf(owner)))).toBe('connected');
  });
});

/** The status with which an upgrade is answered. */
const upgrade = (origin: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${origin}${path}`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'eHh4eHh4eHh4eHh4eHh4eA==',
      },
    });
    call.once('response', (response) => resolve(response.statusCode));
    call.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    call.once('error', reject);
    call.end();
  });

describe('an upgrade', () => {
  it('of an unknown path is refused at once', async () => {
    expect(await upgrade(server.origin, '/anything')).toBe(404);
    expect(await upgrade(server.origin, '/socket.io/?EIO=4&transport=websocket')).toBe(101);
  });

  it('that is refused to a client which has gone does not end the server', async () => {
    const { hostname, port } = new URL(server.origin);
    const head = 'Host: fair.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://evil.test';
    for (const path of ['/anything', '/app/rebblatt-key', '/socket.io/?EIO=4&transport=websocket']) {
      const client = connectTcp(Number(port), hostname);
      await once(client, 'connect');
      client.write(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
      const closed = once(client, 'close');
      client.resetAndDestroy();
      await closed;
      expect(await upgrade(server.origin, '/anything'), path).toBe(404);
    }
  });

  it('is refused while maintenance is on', async () => {
    const closed = await startTestServer({}, { env: { MAINTENANCE: '1' } });
    expect(await upgrade(closed.origin, '/socket.io/?EIO=4&transport=websocket')).toBe(503);
    await closed.stop();
  });
});
