import { type LogMessage, logChannel, logTypes, STATISTICS_CHANNEL } from '@rebblatt/contracts';
import Pusher from 'pusher';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeExpiredRows } from '../../lib/expired-rows.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { channelOf, LIVE, liveEnv, socketsTo } from '../../testing/live-sockets.ts';
import type { NodeProcess } from '../../testing/node-process.ts';
import { startNodeProcess } from '../../testing/node-process.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const APP = { 'X-App-ID': 'rebblatt' };

let server: TestServer;
let second: NodeProcess;
let admin: Client;
let owner: Client;
const here = socketsTo(() => server);
const there = socketsTo(() => ({ ...server, origin: second.origin }));
type Line = Awaited<ReturnType<typeof here.plain>>;

beforeAll(async () => {
  server = await startTestServer({}, { env: liveEnv });
  second = await startNodeProcess(server, { env: liveEnv });
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
}, 60_000);
afterEach(() => {
  here.closeAll();
  there.closeAll();
});
afterAll(async () => {
  await second.end('SIGTERM');
  await server.stop();
});

const sign = (client: Client, socketId: string, channel: string, headers: Record<string, string> = APP) =>
  client.call('POST', '/websockets/auth', { socket_id: socketId, channel_name: channel }, headers);

/** A dashboard as it is open in an administrator's browser, and what its log says. */
async function openDashboard(sockets: typeof here) {
  const line = await sockets.plain();
  for (const channel of [...logTypes.map(logChannel), STATISTICS_CHANNEL]) {
    line.subscribe(channel, (await sign(admin, line.id, channel)).body.auth);
    await expect.poll(() => line.about(channel)).not.toEqual([]);
  }
  const watched = async () =>
    (await server.context.db.pool.query('SELECT FROM live_channel WHERE channel = $1', [STATISTICS_CHANNEL]))
      .rowCount;
  await expect.poll(watched).toBeGreaterThan(0);
  const log = () => messagesTo<LogMessage>(line, 'log-message');
  return { line, log };
}
const messagesTo = <Message>(line: Line, name: string): Message[] =>
  line.frames.filter(({ event }) => event === name).map(({ data }) => JSON.parse(String(data)));

const event = {
  ...{ key: LIVE.key, secret: LIVE.key, appId: 'rebblatt' },
  ...{ channel: 'hall', event: 'deck-open', data: '{"deck":2}' },
};

describe('the dashboard of the live channel', () => {
  it('shows an administrator of any node what happens on every node', async () => {
    const { log } = await openDashboard(there);
    const guest = await here.plain();
    guest.subscribe('hall');
    await expect.poll(() => guest.about('hall')).not.toEqual([]);
    const { port } = new URL(second.origin);
    const backEnd = new Pusher({ appId: 'rebblatt', ...LIVE, host: '127.0.0.1', port, useTLS: false });
    await backEnd.trigger('hall', 'note', { text: 'Räbechilbi' });
    guest.send({ event: 'client-typing', channel: 'hall', data: {} });
    await expect.poll(guest.errors).not.toEqual([]);
    guest.socket.terminate();
    const about = (type: string) => log().filter((entry) => entry.type === type);
    await expect.poll(() => log().length).toBe(7);
    const [socketId, time] = [guest.id, expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)];
    expect(about('connection')).toEqual([{ type: 'connection', time, socketId }]);
    expect(about('occupied')).toEqual([{ type: 'occupied', time, details: 'Channel: hall' }]);
    expect(about('subscribed')).toEqual([{ type: 'subscribed', time, socketId, details: 'Channel: hall' }]);
    expect(about('api-message')).toEqual([
      { type: 'api-message', time, details: 'Channel: hall, Event: note', data: '{"text":"Räbechilbi"}' },
    ]);
    expect(about('client-message')).toEqual([{ type: 'client-message', time, socketId, details: 'refused' }]);
    expect(about('vacated')).toEqual([{ type: 'vacated', time, details: 'Channel: hall' }]);
    expect(about('disconnection')).toEqual([{ type: 'disconnection', time, socketId }]);
    // Nodes write what they counted after a while; the next test begins with none.
    const counted = async () => {
      const { api_message_count: calls } = (await admin.call('GET', '/websockets/api/rebblatt/statistics'))
        .body;
      return Math.max(...calls.y);
    };
    await expect.poll(counted, { timeout: 60_000 }).toBe(1);
  });

  it('counts connections and messages a minute, of all nodes together', async () => {
    const { db } = server.context;
    await db.pool.query('DELETE FROM live_statistic');
    const { rows } = await db.pool.query<{ now: Date }>(`SELECT date_trunc('minute', now()) AS now`);
    await db.pool.query(
      `INSERT INTO live_statistic SELECT date_trunc('minute', now()) - make_interval(mins => n), gen_random_uuid(), n, 10, 1
       FROM generate_series(1, 130) n CROSS JOIN generate_series(1, 2)`,
    );
    const { line } = await openDashboard(here);
    const ask = async () => (await admin.call('GET', '/websockets/api/rebblatt/statistics')).body;
    await admin.call('POST', '/websockets/event', event);
    // A minute may begin while this test runs.
    const sinceThen = ({ x, y }: { x: string[]; y: number[] }) =>
      y.slice(x.indexOf(rows[0]?.now.toISOString() ?? ''));
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    await expect.poll(async () => sum(sinceThen((await ask()).api_message_count))).toBe(1);
    const {
      peak_connections: peaks,
      websocket_message_count: messages,
      api_message_count: calls,
    } = await ask();
    for (const { x, y } of [peaks, messages, calls]) expect([x.length, y.length]).toEqual([120, 120]);
    expect(peaks.x).toEqual([...peaks.x].sort());
    expect(peaks.y.slice(-2 - sinceThen(peaks).length, -sinceThen(peaks).length)).toEqual([4, 2]);
    expect(Math.max(...sinceThen(peaks))).toBeGreaterThanOrEqual(1);
    expect(messages.y.slice(0, 2)).toEqual([20, 20]);
    // Eight channels were joined.
    expect(sum(sinceThen(messages))).toBeGreaterThanOrEqual(8);
    await expect
      .poll(() => messagesTo(line, 'statistics-updated').at(-1))
      .toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        app_id: 'rebblatt',
        peak_connection_count: expect.any(Number),
        websocket_message_count: expect.any(Number),
        api_message_count: expect.any(Number),
      });
    await db.pool.query(`UPDATE live_statistic SET minute = minute - interval '30 days'`);
    await removeExpiredRows(db);
    const left = await db.pool.query(`SELECT FROM live_statistic WHERE minute < now() - interval '30 days'`);
    expect(left.rowCount).toBe(0);
  });

  it('sends events to the clients of every node', async () => {
    const line = await there.plain();
    line.subscribe('hall');
    await expect.poll(() => line.about('hall')).not.toEqual([]);
    expect((await admin.call('POST', '/websockets/event', event)).status).toBe(200);
    const sent = { event: 'deck-open', channel: 'hall', data: '{"deck":2}' };
    await expect.poll(() => line.frames.at(-1)).toEqual(sent);
  });

  it.each([
    [404, { ...event, key: 'another' }],
    [404, { ...event, appId: 'another' }],
    [422, { ...event, secret: 'another' }],
    [422, { ...event, secret: '' }],
    [422, { ...event, secret: undefined }],
    [200, { ...event, secret: event.key }],
    [200, { ...event, secret: LIVE.secret }],
    [403, { ...event, channel: STATISTICS_CHANNEL }],
    [403, { ...event, channel: 'private-status.7', event: 'StatusEvent' }],
    [422, { ...event, data: '{"deck":' }],
    [422, { ...event, data: { deck: 2 } }],
    [422, { ...event, data: `"${'x'.repeat(10_241)}"` }],
    [422, { ...event, channel: 'a b' }],
    [422, { ...event, event: ' ' }],
    [422, {}],
    [413, { ...event, data: 'x'.repeat(1_100_000) }],
  ])('answers an event with %i, by its app, key, secret, channel and data', async (status, body) => {
    expect((await admin.call('POST', '/websockets/event', body)).status).toBe(status);
  });

  it('lets nobody else join its channels', async () => {
    const line = await here.plain();
    expect((await sign(admin, line.id, STATISTICS_CHANNEL, {})).status).toBe(404);
    expect((await sign(admin, line.id, STATISTICS_CHANNEL, { 'X-App-ID': 'another' })).status).toBe(404);
    expect((await sign(owner, line.id, STATISTICS_CHANNEL)).status).toBe(403);
    expect((await sign(clientOf(server, null), line.id, STATISTICS_CHANNEL)).status).toBe(401);
    for (const channel of [channelOf(owner), 'private-hall', 'private-websockets-dashboard-secrets'])
      expect((await sign(admin, line.id, channel)).status).toBe(403);
    const foreign = { socket_id: line.id, channel_name: STATISTICS_CHANNEL };
    expect((await owner.call('POST', '/broadcasting/auth', foreign)).status).toBe(403);
    const backEnd = new Pusher({ appId: 'rebblatt', ...LIVE, host: '127.0.0.1', useTLS: false });
    line.subscribe(STATISTICS_CHANNEL, backEnd.authorizeChannel(line.id, STATISTICS_CHANNEL).auth);
    await expect.poll(line.errors).toEqual([{ code: 4009, message: 'Not allowed to join' }]);
  });

  it('ends for an administrator who is none any more', async () => {
    const { db } = server.context;
    const { id } = await makeUser(db, 'ADMIN');
    const leaving = await signInAs(server, id);
    const line = await here.plain();
    line.subscribe(STATISTICS_CHANNEL, (await sign(leaving, line.id, STATISTICS_CHANNEL)).body.auth);
    await expect.poll(() => line.about(STATISTICS_CHANNEL)).not.toEqual([]);
    await db.prisma.user.update({ where: { id }, data: { role: 'EXHIBITOR' } });
    await db.pool.query(`SELECT pg_notify('session_revoked', $1)`, [String(id)]);
    expect(await line.closed).toBe(4009);
  });

  it('answers at the address of the product too, where the dashboard itself is a screen', async () => {
    const headers = { Authorization: `Bearer ${admin.token}` };
    const [app] = (await (await fetch(`${server.origin}/websockets/api`, { headers })).json()).data;
    expect(app).toEqual({ id: 'rebblatt', key: LIVE.key, port: null });
    const path = '/websockets/api/rebblatt/statistics';
    expect((await fetch(server.origin + path, { headers })).status).toBe(200);
    expect((await fetch(server.origin + path)).status).toBe(401);
    const form = new URLSearchParams({ socket_id: '1.2', channel_name: STATISTICS_CHANNEL });
    const asked = { method: 'POST', body: form, headers: { ...headers, ...APP } };
    const signed = await fetch(`${server.origin}/websockets/auth`, asked);
    expect([signed.status, Object.keys(await signed.json())]).toEqual([200, ['auth']]);
    expect((await fetch(`${server.origin}/websockets/event`, { headers })).status).toBe(405);
  });
});
