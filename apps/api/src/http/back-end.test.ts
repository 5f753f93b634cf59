import { createHash, createHmac } from 'node:crypto';
import Pusher from 'pusher';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, LIVE, liveEnv, socketsTo } from '../testing/live-sockets.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const APP = 'rebblatt';

let server: TestServer;
let ownPort: number;
const { plain, closeAll } = socketsTo(() => server);

beforeAll(async () => {
  ownPort = await freePort();
  server = await startTestServer({}, { env: { ...liveEnv, WEBSOCKETS_PORT: String(ownPort) } });
});
afterEach(closeAll);
afterAll(() => server.stop());

const officialPackage = (port = Number(new URL(server.origin).port), secret = LIVE.secret) =>
  new Pusher({ appId: APP, key: LIVE.key, secret, host: '127.0.0.1', port: String(port), useTLS: false });

/** Sockets that have joined a public channel. */
async function audience(channel: string, count: number) {
  const sockets = await Promise.all(Array.from({ length: count }, () => plain()));
  for (const socket of sockets) {
    socket.subscribe(channel);
    await expect.poll(socket.events).toContain('pusher_internal:subscription_succeeded');
  }
  const messagesOf = (index: number) =>
    sockets[index]?.frames.filter(({ event }) => !event.startsWith('pusher')) ?? [];
  return { sockets, messagesOf };
}

interface Call {
  body?: unknown;
  path?: string;
  secret?: string;
  at?: number;
  method?: string;
  changed?: Record<string, string>;
}

/** A signed call, made by hand. */
function signedUrl({ body, path = `/apps/${APP}/events`, secret = LIVE.secret, at, changed }: Call) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const query = new URLSearchParams({
    auth_key: LIVE.key,
    auth_timestamp: String(at ?? Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    body_md5: createHash('md5').update(text).digest('hex'),
  });
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${query}`).digest('hex');
  query.set('auth_signature', signature);
  for (const [name, value] of Object.entries(changed ?? {})) query.set(name, value);
  return { url: `${server.origin}${path}?${query}`, text };
}

async function post(call: Call) {
  const { url, text } = signedUrl(call);
  const answer = await fetch(url, {
    method: call.method ?? 'POST',
    ...(call.method !== 'GET' && { body: text }),
    headers: { 'Content-Type': 'application/json' },
  });
  return [answer.status, ((await answer.json()) as { error?: string }).error] as const;
}

const event = { name: 'deck-open', channel: 'hall', data: '{"deck":2}' };

describe('another back end', () => {
  it('sends events to all of a channel with the official package, but not to the socket that caused them', async () => {
    const { sockets, messagesOf } = await audience('hall', 2);
    const answer = await officialPackage().trigger('hall', 'deck-open', { deck: 'Hauptdeck «Süd»' });
    expect(answer.status).toBe(200);
    const frame = { event: 'deck-open', channel: 'hall', data: '{"deck":"Hauptdeck «Süd»"}' };
    for (const index of [0, 1]) await expect.poll(() => messagesOf(index)).toEqual([frame]);
    await officialPackage().trigger(['hall', 'elsewhere'], 'again', {}, { socket_id: sockets[0]?.id });
    await expect.poll(() => messagesOf(1).length).toBe(2);
    expect(messagesOf(0)).toHaveLength(1);
  });

  it('sends batches, on the port for the live channel too', async () => {
    const { messagesOf } = await audience('tickets', 1);
    await officialPackage(ownPort).triggerBatch([
      { channel: 'tickets', name: 'sold', data: '1' },
      { channel: 'elsewhere', name: 'sold', data: '2' },
      { channel: 'tickets', name: 'sold', data: '3' },
    ]);
    await expect.poll(() => messagesOf(0).map(({ data }) => data)).toEqual(['1', '3']);
  });

  it('is refused with another secret', async () => {
    const wrong = officialPackage(undefined, 'somebody else’s secret');
    await expect(wrong.trigger('hall', 'deck-open', {})).rejects.toMatchObject({ status: 401 });
  });

  it('is refused when anything was changed after signing, when the call is old, and when it is repeated', async () => {
    const refused = [401, 'session.required'];
    const now = Math.floor(Date.now() / 1000);
    expect(await post({ body: event, changed: { auth_key: 'another' } })).toEqual(refused);
    expect(await post({ body: event, at: now, changed: { auth_timestamp: String(now + 1) } })).toEqual(
      refused,
    );
    expect(await post({ body: event, changed: { more: '1' } })).toEqual(refused);
    expect(await post({ body: event, changed: { body_md5: '0'.repeat(32) } })).toEqual(refused);
    for (const at of [now - 700, now + 700]) expect(await post({ body: event, at })).toEqual(refused);
    expect(await post({ body: event, at: Number.NaN })).toEqual(refused);
    const once = { body: { ...event, name: 'only-once' }, at: now };
    expect(await post(once)).toEqual([200, undefined]);
    expect(await post(once)).toEqual(refused);
    const { url } = signedUrl({ body: event });
    const other = await fetch(url, { method: 'POST', body: JSON.stringify({ ...event, data: '{}' }) });
    expect(other.status).toBe(401);
    expect((await fetch(`${server.origin}/apps/${APP}/events`, { method: 'POST' })).status).toBe(401);
  });

  it.each([
    ['is no JSON', 400, '{'],
    ['has no channel', 422, { name: 'a', data: '1' }],
    ['has an impossible channel', 422, { ...event, channel: 'a b' }],
    ['has too many channels', 422, { name: 'a', data: '1', channels: Array(101).fill('a') }],
    ['has data that is too long', 422, { ...event, data: 'x'.repeat(10_241) }],
    ['has data that is no text', 422, { ...event, data: { deck: 2 } }],
    ['is too long', 413, { ...event, more: 'x'.repeat(140_000) }],
  ])('is refused when its call %s', async (_, status, body) => {
    expect((await post({ body }))[0]).toBe(status);
  });

  it('is refused with eleven events at once', async () => {
    const call = { path: `/apps/${APP}/batch_events`, body: { batch: Array(11).fill(event) } };
    expect((await post(call))[0]).toBe(422);
  });

  it('cannot send what the product itself sends', async () => {
    const ours = { channel: 'private-status.7', data: '[]' };
    for (const name of ['StatusEvent', 'App\\Events\\RequestEvent'])
      expect(await post({ body: { ...ours, name } })).toEqual([403, 'session.forbidden']);
    expect(await post({ body: { ...ours, name: 'something-else' } })).toEqual([200, undefined]);
  });

  it('asks who is listening with the official package', async () => {
    await audience('corridor', 2);
    const members = await Promise.all([plain(), plain(), plain()]);
    members.forEach((socket, index) => {
      const data = { user_id: `guest-${index % 2}` };
      const signed = officialPackage().authorizeChannel(socket.id, 'presence-tasting', data);
      socket.subscribe('presence-tasting', signed.auth, signed.channel_data);
    });
    const ask = async (path: string, params = {}) => (await officialPackage().get({ path, params })).json();
    const info = 'subscription_count';
    await expect
      .poll(() => ask('/channels', { info }))
      .toMatchObject({
        channels: { corridor: { subscription_count: 2 }, 'presence-tasting': { subscription_count: 3 } },
      });
    expect(await ask('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-tasting': { user_count: 2 } },
    });
    expect(await ask('/channels/presence-tasting', { info: `user_count,${info}` })).toEqual({
      occupied: true,
      user_count: 2,
      subscription_count: 3,
    });
    expect(await ask('/channels/nobody-here')).toEqual({ occupied: false });
    const { users } = await ask('/channels/presence-tasting/users');
    expect(users).toHaveLength(2);
    expect(users).toEqual(expect.arrayContaining([{ id: 'guest-0' }, { id: 'guest-1' }]));
    closeAll();
    await expect.poll(() => ask('/channels')).toEqual({ channels: {} });
  });

  it('is refused what a channel of that kind does not have, and without a signature', async () => {
    const get = (path: string, params = {}) => officialPackage().get({ path, params });
    const all = { info: 'user_count' };
    for (const refused of [
      get('/channels', all),
      get('/channels/corridor', all),
      get('/channels/corridor/users'),
      get('/channels/a%20b'),
      get('/channels', { filter_by_prefix: '\u0000' }),
      get('/channels', { info: 'secrets' }),
    ])
      await expect(refused).rejects.toMatchObject({ status: 400 });
    for (const path of ['channels', 'channels/corridor', 'channels/presence-tasting/users'])
      expect((await fetch(`${server.origin}/apps/${APP}/${path}?auth_key=${LIVE.key}`)).status).toBe(401);
    expect((await fetch(`${server.origin}/apps/${APP}/channels`, { method: 'POST' })).status).toBe(405);
  });

  it('finds no other app and no other call', async () => {
    expect(await post({ body: event, path: '/apps/another/events' })).toEqual([404, 'request.not-found']);
    expect(await post({ body: event, path: `/apps/${APP}/unknown` })).toEqual([404, 'request.not-found']);
    expect(await post({ body: event, method: 'GET' })).toEqual([405, 'request.method-not-allowed']);
    const elsewhere = await fetch(`http://127.0.0.1:${ownPort}/api/health`);
    expect(elsewhere.status).toBe(404);
  });
});
