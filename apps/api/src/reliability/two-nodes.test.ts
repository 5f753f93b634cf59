import { once } from 'node:events';
import Pusher from 'pusher';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hashPassword } from '../lib/password.ts';
import { createKey } from '../lib/tokens.ts';
import { liveAppOf } from '../live/pusher/signature.ts';
import { clientOf, signInAs } from '../testing/client.ts';
import { writeStatus } from '../testing/ended-status.ts';
import { makeExhibitor, makeUser } from '../testing/factories.ts';
import { socketsTo } from '../testing/live-sockets.ts';
import type { NodeProcess } from '../testing/node-process.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const PASSWORD = 'Steg am Ufer bei Stäfa';
/** Too long for bcrypt, so that it is refused without the slow comparison; it still counts as an attempt. */
const QUICKLY_WRONG = 'x'.repeat(80);

let first: TestServer;
let second: NodeProcess;
let passwordHash: string;

beforeAll(async () => {
  first = await startTestServer();
  second = await startNodeProcess(first, { logLevel: 'debug' });
  passwordHash = await hashPassword(PASSWORD);
}, 120_000);
beforeEach(async () => {
  await first.context.db.pool.query('DELETE FROM throttle');
});
afterAll(async () => {
  await second.end('SIGTERM');
  await first.stop();
});

const nodes = () => [clientOf(first, null), clientOf(second, null)] as const;
const withPassword = async () => {
  const { id } = await makeExhibitor(first.context.db);
  return first.context.db.prisma.user.update({ where: { id }, data: { passwordHash } });
};

describe('two nodes share', () => {
  it('the number of failed attempts', async () => {
    const { email } = await withPassword();
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const password = n < 5 ? QUICKLY_WRONG : PASSWORD;
      statuses.push((await nodes()[n % 2]?.call('POST', '/login', { email, password }))?.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('the end of a session, a lost right and a closed account', async () => {
    const { prisma } = first.context.db;
    const admin = await makeUser(first.context.db, 'ADMIN');
    const here = await signInAs(first, admin.id);
    const there = clientOf(second, here.token);
    expect((await there.call('GET', '/exhibitor/1/1')).status).toBe(200);
    await prisma.user.update({
      where: { id: admin.id },
      data: { role: 'EXHIBITOR', exhibitor: { create: { companyName: 'Umgestiegen' } } },
    });
    expect((await there.call('GET', '/exhibitor/1/1')).status).toBe(403);
    expect((await here.call('POST', '/logout')).status).toBe(200);
    expect((await there.call('GET', '/user')).status).toBe(401);

    const again = clientOf(second, (await signInAs(first, admin.id)).token);
    expect((await again.call('GET', '/user')).status).toBe(200);
    await prisma.user.update({ where: { id: admin.id }, data: { active: false } });
    expect((await again.call('GET', '/user')).status).toBe(401);
  });

  it('who may join a private channel, its events and the end of the session', async () => {
    const owner = await signInAs(first, (await makeExhibitor(first.context.db)).id);
    const socket = new WebSocket(`${second.origin.replace('http', 'ws')}/app/rebblatt-key?protocol=7`);
    const frames: { event: string; data: string }[] = [];
    socket.on('message', (bytes: Buffer) => frames.push(JSON.parse(bytes.toString())));
    const lists = () => frames.filter(({ event }) => event === 'StatusEvent');
    const closed = once(socket, 'close');
    await expect.poll(() => frames.length).toBe(1);
    const { socket_id } = JSON.parse(frames[0]?.data ?? '{}');
    const channel = `private-status.${owner.userId}`;
    const { body } = await owner.call('POST', '/broadcasting/auth', { socket_id, channel_name: channel });
    const { auth } = body as unknown as { auth: string };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    await expect.poll(() => lists().length).toBe(1);
    await first.context.db.transact((tx) =>
      writeStatus(tx, { userId: owner.userId, type: 1, statusableId: 1, name: 'nebenan.pdf' }),
    );
    await expect.poll(() => lists().at(-1)?.data).toContain('nebenan.pdf');
    const { id: appId, key, secret } = liveAppOf(first.context.env, first.context.jwtSecret);
    const { hostname: host, port } = new URL(first.origin);
    await new Pusher({ appId, key, secret, host, port, useTLS: false }).trigger(channel, 'note', { at: 1 });
    await expect.poll(() => frames.at(-1)).toEqual({ event: 'note', channel, data: '{"at":1}' });
    await owner.call('POST', '/logout');
    expect((await closed)[0]).toBe(4009);
  });

  it('who is in a presence channel', async () => {
    const app = liveAppOf(first.context.env, first.context.jwtSecret);
    const backEnd = new Pusher({ ...app, appId: app.id, host: new URL(second.origin).host, useTLS: false });
    const channel = 'presence-quay';
    const lines = [];
    for (const { origin } of [first, second, second]) {
      const line = await socketsTo(() => ({ ...first, origin })).plain('/app/rebblatt-key?protocol=7');
      const { auth, channel_data } = backEnd.authorizeChannel(line.id, channel, {
        user_id: String(lines.length),
      });
      line.subscribe(channel, auth, channel_data);
      await expect.poll(() => line.about(channel).length).toBe(1);
      lines.push(line);
    }
    const [here, there, leaving] = lines;
    expect(leaving?.about(channel)[0]?.data.presence.ids).toEqual(['0', '1', '2']);
    const ask = async () =>
      (await backEnd.get({ path: `/channels/${channel}`, params: { info: 'subscription_count' } })).json();
    await expect.poll(ask).toEqual({ occupied: true, subscription_count: 3 });
    leaving?.socket.terminate();
    const last = { event: 'member_removed', data: { user_id: '2' } };
    for (const line of [here, there]) await expect.poll(() => line?.about(channel).at(-1)).toEqual(last);
    await expect.poll(ask).toEqual({ occupied: true, subscription_count: 2 });
    for (const line of lines) line.socket.terminate();
  });

  it('the calls that were made already', async () => {
    const admin = await signInAs(first, (await makeUser(first.context.db, 'ADMIN')).id);
    const key = { 'Idempotency-Key': 'antwort-ging-verloren' };
    const made = await admin.call('POST', '/country', { name: 'Nur einmal' }, key);
    const again = await clientOf(second, admin.token).call('POST', '/country', { name: 'Nur einmal' }, key);
    expect([made.status, again.status, again.body]).toEqual([201, 201, made.body]);
    expect(await first.context.db.prisma.country.count({ where: { name: 'Nur einmal' } })).toBe(1);
  });

  it('the calls that the other one is processing', async () => {
    const admin = await signInAs(first, (await makeUser(first.context.db, 'ADMIN')).id);
    const nodes = [admin, clientOf(second, admin.token)];
    for (const name of ['Beide', 'Auch', 'Noch', 'Immer', 'Wieder']) {
      const key = { 'Idempotency-Key': `an-beide-zugleich-${name}` };
      const calls = Array.from({ length: 12 }, (_, i) =>
        nodes[i % 2]?.call('POST', '/country', { name }, key),
      );
      const answers = (await Promise.all(calls)).map((answer) => answer?.body.error ?? answer?.status);
      expect(new Set(answers)).toContain(201);
      expect(answers.filter((answer) => answer !== 201 && answer !== 'request.in-progress')).toEqual([]);
      expect(await first.context.db.prisma.country.count({ where: { name } })).toBe(1);
    }
  });
});

describe('the log', () => {
  it('of the most verbose node contains no password, token or key, however they arrive', async () => {
    const { db } = first.context;
    const { email } = await withPassword();
    const visitor = clientOf(second, null);
    const { body } = await visitor.call('POST', '/login', { email, password: PASSWORD });
    const token: string = body.access_token;
    const owner = clientOf(second, token);
    await visitor.call('POST', '/login', { email, password: 'verraten-und-verkauft' });
    await visitor.call('GET', `/user?access_token=${token}&password=verraten-und-verkauft`);
    await owner.call('GET', `/wine/10/1?search=${token}`);
    const { token: reset, hash: tokenHash } = createKey();
    const [password, password_confirmation] = ['neu-und-geheim-7', 'neu-und-geheim-7'];
    const newPassword = { email, token: reset, password, password_confirmation };
    const expiresAt = new Date(Date.now() + 60_000);
    await db.prisma.passwordReset.create({ data: { userId: body.user.id, tokenHash, expiresAt } });
    await visitor.call('POST', '/reset-password', newPassword);
    await visitor.call('GET', `/print-link/${reset}`);
    // Errors are logged with their request: a missing table makes every kind of call one.
    await db.pool.query('ALTER TABLE "user" RENAME TO account_away');
    await owner.call('GET', '/user');
    await visitor.call('POST', '/login', { email, password: 'verraten-und-verkauft' });
    await visitor.call('GET', `/user?access_token=${token}`);
    await visitor.call('POST', '/reset-password', newPassword);
    await db.pool.query('ALTER TABLE account_away RENAME TO "user"');
    await expect.poll(() => second.output()).toContain('request failed');
    for (const secret of [
      PASSWORD,
      'verraten-und-verkauft',
      'neu-und-geheim-7',
      token,
      token.split('.')[2] ?? '',
      reset,
    ])
      expect(second.output().includes(secret)).toBe(false);
    // One line per record, whatever its content.
    for (const line of second
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{')))
      expect(() => JSON.parse(line)).not.toThrow();
  });
});
