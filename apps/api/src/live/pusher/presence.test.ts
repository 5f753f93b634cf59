import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIVE, liveEnv, socketsTo } from '../../testing/live-sockets.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { channelAuth } from './signature.ts';

const CHANNEL = 'presence-jury';

let server: TestServer;
const { plain, closeAll } = socketsTo(() => server);
type Line = Awaited<ReturnType<typeof plain>>;

beforeAll(async () => {
  server = await startTestServer({}, { env: { ...liveEnv, TRUST_PROXY: '1' } });
});
afterEach(async () => {
  closeAll();
  const left = () => server.context.db.pool.query('SELECT FROM live_member');
  await expect.poll(async () => (await left()).rowCount).toBe(0);
});
afterAll(() => server.stop());

const app = { id: 'rebblatt', ...LIVE };
const enter = (line: Line, data: unknown, channel = CHANNEL) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  line.subscribe(channel, channelAuth(app, line.id, channel, text), text);
};
async function present(user_id: string | number, channel = CHANNEL) {
  const line = await plain();
  enter(line, { user_id, user_info: { seat: user_id } }, channel);
  await expect.poll(() => line.about(channel)).not.toEqual([]);
  return line;
}

describe('a presence channel', () => {
  it('tells who came first, who comes and who goes, each user once, however many sockets they have', async () => {
    const first = await present('ada');
    const second = await present(2);
    const again = await present('ada');
    expect(again.about(CHANNEL)).toEqual([
      {
        event: 'subscription_succeeded',
        data: {
          presence: { count: 2, ids: ['ada', '2'], hash: { ada: { seat: 'ada' }, 2: { seat: 2 } } },
        },
      },
    ]);
    first.send({ event: 'pusher:unsubscribe', data: { channel: CHANNEL } });
    again.socket.terminate();
    second.send({ event: 'pusher:ping', data: {} });
    await expect
      .poll(() => second.about(CHANNEL).slice(1))
      .toEqual([{ event: 'member_removed', data: { user_id: 'ada' } }]);
    await present('ada');
    await expect
      .poll(() => second.about(CHANNEL).slice(2))
      .toEqual([{ event: 'member_added', data: { user_id: 'ada', user_info: { seat: 'ada' } } }]);
    expect(first.about(CHANNEL).slice(1)).toEqual([
      { event: 'member_added', data: { user_id: '2', user_info: { seat: 2 } } },
    ]);
  });

  it('tells everybody of everybody when many come at once', async () => {
    const lines = await Promise.all(Array.from({ length: 12 }, () => plain()));
    for (const [index, line] of lines.entries()) enter(line, { user_id: `u${index}` });
    const known = (line: Line) => {
      const [joined, ...later] = line.about(CHANNEL);
      const ids: string[] = [...(joined?.data.presence.ids ?? []), ...later.map(({ data }) => data.user_id)];
      return ids.sort();
    };
    const everybody = lines.map((_, index) => `u${index}`).sort();
    for (const line of lines) await expect.poll(() => known(line)).toEqual(everybody);
  });

  it('is joined only with what was signed, and by users that the protocol allows', async () => {
    const line = await plain();
    const text = JSON.stringify({ user_id: 'ada' });
    line.subscribe(CHANNEL, channelAuth(app, line.id, CHANNEL, text));
    line.subscribe(CHANNEL, channelAuth(app, line.id, CHANNEL), text);
    line.subscribe(CHANNEL, channelAuth(app, line.id, CHANNEL, text), text.replace('ada', 'eve'));
    line.subscribe(CHANNEL, channelAuth(app, line.id, CHANNEL));
    for (const data of [
      '',
      '{',
      '[]',
      '{"user_id":"a","user_id":"b"}',
      {},
      { user_id: '' },
      { user_id: 1.5 },
      { user_id: 'x'.repeat(129) },
      { user_id: 'ada', user_info: 'x'.repeat(1024) },
    ])
      enter(line, data);
    await expect.poll(() => line.errors().length).toBe(13);
    expect(line.errors()).toEqual(Array(13).fill({ code: 4009, message: 'Not allowed to join' }));
    enter(line, 'x'.repeat(5000));
    await expect.poll(() => line.errors().at(-1)).toMatchObject({ code: 4200 });
    enter(line, { user_id: '__proto__', user_info: null });
    await expect.poll(() => line.about(CHANNEL)).not.toEqual([]);
  });

  it('holds a hundred users, and a user who is there comes in again', async () => {
    const { pool } = server.context.db;
    const channel = 'presence-full';
    // Members of another node: at its next beat this one would remove those whose sockets it does not have.
    const node = randomUUID();
    await pool.query('INSERT INTO live_node (id) VALUES ($1)', [node]);
    await pool.query(
      `INSERT INTO live_member (channel, socket_id, node_id, user_id, user_info)
       SELECT $1, 'other.' || n, $2, 'u' || n, '{}' FROM generate_series(1, 100) n`,
      [channel, node],
    );
    const late = await plain();
    enter(late, { user_id: 'late' }, channel);
    await expect.poll(late.errors).toEqual([{ code: 4004, message: 'At most 100 members' }]);
    expect(late.socket.readyState).toBe(WebSocket.OPEN);
    expect((await present('u7', channel)).about(channel)[0]?.data.presence.count).toBe(100);
    await pool.query('DELETE FROM live_node WHERE id = $1', [node]);
  });

  it('forgets the members of a node that is gone', async () => {
    const staying = await present('ada');
    const { pool } = server.context.db;
    const node = randomUUID();
    await pool.query(`INSERT INTO live_node (id, seen_at) VALUES ($1, now() - interval '31 seconds')`, [
      node,
    ]);
    await pool.query(
      `INSERT INTO live_member (channel, socket_id, node_id, user_id, user_info) VALUES ($1, '1.1', $2, 'eve', '{}')`,
      [CHANNEL, node],
    );
    await expect
      .poll(() => staying.about(CHANNEL).at(-1))
      .toEqual({ event: 'member_removed', data: { user_id: 'eve' } });
  });

  it('is joined anew when its node was taken for gone', async () => {
    const line = await present('ada');
    await server.context.db.pool.query('DELETE FROM live_node');
    expect(await line.closed).toBe(4202);
  });
});

it('a client that came unencrypted is told to use TLS where people reach the product by https', async () => {
  const secure = await startTestServer(
    { publicUrl: 'https://catalogue.test' },
    { env: { ...liveEnv, TRUST_PROXY: '1' } },
  );
  const { plain: line } = socketsTo(() => secure);
  const refused = await line(undefined, { 'X-Forwarded-Proto': 'http' });
  expect(refused.errors()).toEqual([{ code: 4000, message: 'Connect with wss' }]);
  expect(await refused.closed).toBe(4000);
  expect((await line(undefined, { 'X-Forwarded-Proto': 'https' })).errors()).toEqual([]);
  expect((await line()).errors()).toEqual([]);
  await secure.stop();
});
