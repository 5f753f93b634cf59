import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signToken } from '../../lib/tokens.ts';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { bearerOf, channelOf, LIVE, liveEnv, socketsTo } from '../../testing/live-sockets.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;
const { plain, signed, joined, line, closeAll } = socketsTo(() => server);

beforeAll(async () => {
  server = await startTestServer({}, { env: { ...liveEnv, LIVE_MAX_CONNECTIONS: '30' } });
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterEach(closeAll);
afterAll(() => server.stop());

describe('a private channel', () => {
  it('is signed as the protocol says, from a form and from JSON', async () => {
    const channel = channelOf(owner);
    const auth = `${LIVE.key}:${createHmac('sha256', LIVE.secret).update(`12.34:${channel}`).digest('hex')}`;
    expect(await signed(owner, '12.34')).toBe(auth);
    const form = new URLSearchParams({ socket_id: '12.34', channel_name: channel });
    for (const path of ['/broadcasting/auth', '/api/broadcasting/auth']) {
      const answer = await fetch(`${server.origin}${path}`, {
        method: 'POST',
        body: form,
        ...bearerOf(owner),
      });
      expect([answer.status, await answer.json()]).toEqual([200, { auth }]);
    }
  });

  it.each([
    [403, { socket_id: '1.2', channel_name: 'private-status.999999' }],
    [403, { socket_id: '1.2', channel_name: 'presence-hall' }],
    [403, { socket_id: '1.2', channel_name: 'private-status.1abc' }],
    [422, { socket_id: '1.2', channel_name: ['private-status.1'] }],
    [422, { socket_id: '1.2', channel_name: 'x'.repeat(165) }],
    [422, { socket_id: '1:2', channel_name: 'private-status.1' }],
    [422, {}],
  ])('is refused with %i for %j', async (status, body) => {
    expect((await owner.call('POST', '/broadcasting/auth', body)).status).toBe(status);
  });

  it('is signed at most 120 times a minute for an account', async () => {
    const hasty = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    const body = { socket_id: '1.2', channel_name: channelOf(hasty) };
    const ask = () => hasty.call('POST', '/broadcasting/auth', body);
    const statuses = (await Promise.all(Array.from({ length: 122 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  });

  it('is joined only with the signature for this socket, and the socket stays open', async () => {
    const [mine, theirs] = [await plain(), await plain()];
    const foreign = await signed(owner, theirs.id);
    for (const auth of [undefined, 'nonsense', `${LIVE.key}:${'0'.repeat(64)}`, foreign])
      mine.subscribe(channelOf(owner), auth);
    await expect.poll(() => mine.errors().length).toBe(4);
    expect(mine.errors()).toEqual(Array(4).fill({ code: 4009, message: 'Not allowed to join' }));
    mine.subscribe(channelOf(owner), await signed(owner, mine.id));
    await expect.poll(mine.events).toContain('StatusEvent');
  });

  it('of this product is closed to a signature that was not given to a session', async () => {
    const line = await plain();
    const text = `${line.id}:${channelOf(owner)}`;
    line.subscribe(
      channelOf(owner),
      `${LIVE.key}:${createHmac('sha256', LIVE.secret).update(text).digest('hex')}`,
    );
    await expect.poll(line.errors).toEqual([{ code: 4009, message: 'Not allowed to join' }]);
  });

  it('is silent after leaving', async () => {
    const left = await joined(owner);
    left.send({ event: 'pusher:unsubscribe', data: { channel: channelOf(owner) } });
    left.send({ event: 'pusher:ping', data: {} });
    await expect.poll(left.events).toContain('pusher:pong');
    const before = left.frames.length;
    const staying = await joined(owner);
    await line(owner.userId, 'danach.pdf', 5);
    await expect.poll(() => staying.events().filter((event) => event === 'StatusEvent').length).toBe(2);
    expect(left.frames).toHaveLength(before);
  });
});

describe('a connection', () => {
  it.each([
    ['an unknown key', '/app/another-key?protocol=7', 4001],
    ['an old protocol', `/app/${LIVE.key}?protocol=4`, 4007],
  ])('with %s is told so and closed', async (_, path, code) => {
    const line = await plain(path);
    expect(line.errors()).toMatchObject([{ code }]);
    expect(await line.closed).toBe(code);
  });

  it('from a foreign page is refused', async () => {
    await expect(plain(undefined, { origin: 'https://evil.test' })).rejects.toThrow('403');
    await expect(plain(undefined, { origin: 'http://127.0.0.1.evil.test' })).rejects.toThrow('403');
    expect((await plain(undefined, { origin: server.origin })).errors()).toEqual([]);
  });

  it('ends within a second when its session is revoked, and others stay', async () => {
    const leaving = await signInAs(server, owner.userId);
    const [gone, staying] = [await joined(leaving), await joined(owner)];
    const startedAt = Date.now();
    await leaving.call('POST', '/logout');
    expect(await gone.closed).toBe(4009);
    expect(Date.now() - startedAt).toBeLessThan(1000);
    expect(staying.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('ends when its session expires', async () => {
    const { prisma } = server.context.db;
    const short = await signInAs(server, owner.userId);
    const session = await prisma.session.findFirstOrThrow({
      where: { userId: owner.userId },
      orderBy: { createdAt: 'desc' },
    });
    const expiresAt = new Date(Date.now() + 3000);
    await prisma.session.update({ where: { id: session.id }, data: { expiresAt } });
    short.token = signToken(
      server.context.jwtSecret,
      { sessionId: session.id, userId: owner.userId },
      expiresAt,
    );
    const line = await joined(short);
    expect(await line.closed).toBe(4009);
    expect(Date.now()).toBeLessThan(expiresAt.getTime() + 1000);
  });

  it('is told in words what cannot be understood, and goes on', async () => {
    const line = await plain();
    line.socket.send('{not json');
    line.socket.send('[]');
    line.socket.send('"pusher:ping"');
    line.socket.send(Buffer.from('{"event":"pusher:ping"}'), { binary: true });
    line.socket.send(`${'['.repeat(3000)}${']'.repeat(3000)}`);
    line.send({ event: 'pusher:subscribe', data: { channel: 'a b' } });
    line.send({ event: 'pusher:subscribe', data: { channel: ['private-status.1'] } });
    line.send({ event: 'something', data: {} });
    await expect.poll(() => line.errors().length).toBe(8);
    expect(line.errors()).toEqual(Array(8).fill({ code: 4200, message: 'Invalid message format' }));
    line.send({ event: 'client-typing', channel: 'hall', data: {} });
    await expect
      .poll(() => line.errors().at(-1))
      .toEqual({ code: 4301, message: 'Clients may not send events' });
    line.send({ event: 'pusher:ping', data: {} });
    await expect.poll(line.events).toContain('pusher:pong');
  });

  it('ends when a message is longer than 16 kB, and no more than sixty in ten seconds are answered', async () => {
    const long = await plain();
    long.subscribe('x'.repeat(17 * 1024));
    expect(await long.closed).toBe(1009);
    const flooding = await plain();
    for (let n = 0; n < 500; n++) flooding.send({ event: 'pusher:ping', data: {} });
    await expect.poll(flooding.errors).toEqual([{ code: 4301, message: 'Too many messages in ten seconds' }]);
    expect(flooding.events().filter((event) => event === 'pusher:pong').length).toBeLessThanOrEqual(60);
  });

  it('is one of at most twenty that an account has joined with', async () => {
    const crowd = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    for (let n = 0; n < 20; n++) await joined(crowd);
    const oneTooMany = await plain();
    oneTooMany.subscribe(channelOf(crowd), await signed(crowd, oneTooMany.id));
    expect(await oneTooMany.closed).toBe(4004);
  });

  it('is told to come back later when there are as many as may be', async () => {
    const all = await Promise.all(Array.from({ length: 34 }, () => plain()));
    const refused = all.filter((line) => line.errors().length > 0);
    expect(refused).toHaveLength(4);
    for (const line of refused) {
      expect(line.errors()).toEqual([{ code: 4100, message: 'Over capacity' }]);
      expect(await line.closed).toBe(4100);
    }
  });

  it('is told to connect again at once when its server stops', async () => {
    const stopping = await startTestServer();
    const socket = new WebSocket(`${stopping.origin.replace('http', 'ws')}/app/rebblatt-key`);
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await stopping.stop();
    expect((await closed)[0]).toBe(4202);
  });
});
