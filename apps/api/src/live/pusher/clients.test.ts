import Echo from 'laravel-echo';
import Pushers from 'pusher';
import pusherJs, { type PresenceChannel } from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import {
  bearerOf,
  channelOf,
  freePort,
  LIVE,
  type List,
  liveEnv,
  socketsTo,
} from '../../testing/live-sockets.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

interface Guest {
  id: string;
  info: { name: string };
}
const ids = (channel: PresenceChannel) => Object.keys(channel.members.members).sort();

/** Its types describe a default export, but its file for Node is the class itself. */
const Pusher = pusherJs as unknown as typeof pusherJs.default;

let server: TestServer;
let ownPort: number;
let owner: Client;
let other: Client;
let opened: { disconnect(): void }[] = [];
const { line } = socketsTo(() => server);

beforeAll(async () => {
  ownPort = await freePort();
  server = await startTestServer({}, { env: { ...liveEnv, WEBSOCKETS_PORT: String(ownPort) } });
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  other = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterEach(() => {
  for (const client of opened) client.disconnect();
  opened = [];
});
afterAll(() => server.stop());

const optionsOf = (client: Client, port = Number(new URL(server.origin).port)) => ({
  wsHost: '127.0.0.1',
  wsPort: port,
  forceTLS: false,
  enableStats: false,
  enabledTransports: ['ws' as const],
  authEndpoint: `${server.origin}/broadcasting/auth`,
  auth: bearerOf(client),
});

function pusherOf(client: Client, port?: number, more = {}) {
  const pusher = new Pusher(LIVE.key, { cluster: '', ...optionsOf(client, port), ...more });
  opened.push(pusher);
  return pusher;
}

/** Another back end, which says who its user is when it signs. */
const backEnd = new Pushers({ appId: 'rebblatt', ...LIVE, host: '127.0.0.1', useTLS: false });
const as = (user_id: string) => ({
  channelAuthorization: {
    transport: 'ajax' as const,
    endpoint: '',
    customHandler: (
      { socketId, channelName }: { socketId: string; channelName: string },
      answer: (error: null, signed: { auth: string; channel_data?: string }) => void,
    ) =>
      answer(
        null,
        backEnd.authorizeChannel(socketId, channelName, { user_id, user_info: { name: `Gast ${user_id}` } }),
      ),
  },
});

describe('clients from the registry', () => {
  it('pusher-js receives the whole list after joining and again after each change', async () => {
    await line(owner.userId, 'logo.pdf');
    const lists: List[] = [];
    pusherOf(owner)
      .subscribe(channelOf(owner))
      .bind('StatusEvent', (list: List) => lists.push(list));
    await expect.poll(() => lists.at(-1)).toMatchObject([{ name: 'logo.pdf', status: 1, type: 1 }]);
    await line(owner.userId, 'zweites.pdf', 2);
    await expect.poll(() => lists.at(-1)?.map(({ name }) => name)).toEqual(['zweites.pdf', 'logo.pdf']);
  });

  it('pusher-js is served on the port for the live channel too', async () => {
    const pusher = pusherOf(owner, ownPort);
    const lists: List[] = [];
    pusher.subscribe(channelOf(owner)).bind('StatusEvent', (list: List) => lists.push(list));
    await expect.poll(() => lists.length).toBe(1);
  });

  it('pusher-js is told that the channel of another account is closed to it', async () => {
    const channel = pusherOf(other).subscribe(channelOf(owner));
    const refused = new Promise<{ status: number }>((resolve) => {
      channel.bind('pusher:subscription_error', resolve);
    });
    expect((await refused).status).toBe(403);
  });

  const echoes = {
    pusher: (options: ReturnType<typeof echoOptions>) =>
      new Echo({ broadcaster: 'pusher', cluster: '', ...options }),
    reverb: (options: ReturnType<typeof echoOptions>) => new Echo({ broadcaster: 'reverb', ...options }),
  };
  const echoOptions = () => ({
    key: LIVE.key,
    Pusher: pusherJs,
    ...optionsOf(owner),
    withoutInterceptors: true as const,
  });

  it.each(['pusher', 'reverb'] as const)('laravel-echo listens as %s, by both names', async (broadcaster) => {
    const echo = echoes[broadcaster](echoOptions());
    opened.push(echo);
    const [plainly, inNamespace]: [List[], List[]] = [[], []];
    echo
      .private(`status.${owner.userId}`)
      .listen('.StatusEvent', (list: List) => plainly.push(list))
      .listen('StatusEvent', (list: List) => inNamespace.push(list));
    await expect.poll(() => [plainly.length, inNamespace.length]).toEqual([1, 1]);
    await line(owner.userId, `${broadcaster}.pdf`, 3);
    await expect.poll(() => plainly.at(-1)?.[0]?.name).toBe(`${broadcaster}.pdf`);
  });

  it('pusher-js knows who else is in a presence channel, and hears of those who come and go', async () => {
    const received: [string, string][] = [];
    const first = pusherOf(owner, undefined, as('7')).subscribe('presence-cellar') as PresenceChannel;
    first.bind('pusher:subscription_succeeded', () => received.push(['there', [...ids(first)].join()]));
    first.bind('pusher:member_added', ({ id, info }: Guest) => received.push(['came', `${id} ${info.name}`]));
    first.bind('pusher:member_removed', ({ id }: Guest) => received.push(['went', id]));
    await expect.poll(() => received).toEqual([['there', '7']]);
    const second = pusherOf(other, ownPort, as('8'));
    const there = second.subscribe('presence-cellar') as PresenceChannel;
    await expect.poll(() => [ids(there), there.members.me?.info]).toEqual([['7', '8'], { name: 'Gast 8' }]);
    second.disconnect();
    await expect
      .poll(() => received.slice(1))
      .toEqual([
        ['came', '8 Gast 8'],
        ['went', '8'],
      ]);
    expect(ids(first)).toEqual(['7']);
  });

  it.each(['pusher', 'reverb'] as const)(
    'laravel-echo joins a presence channel as %s',
    async (broadcaster) => {
      const received: unknown[] = [];
      const echo = echoes[broadcaster]({ ...echoOptions(), ...as('7') });
      opened.push(echo);
      echo
        .join(`hall-${broadcaster}`)
        .here((all: unknown[]) => received.push(all))
        .joining((one: unknown) => received.push(one))
        .leaving((one: unknown) => received.push(one));
      await expect.poll(() => received.length).toBe(1);
      const second = pusherOf(other, undefined, as('8'));
      second.subscribe(`presence-hall-${broadcaster}`);
      await expect.poll(() => received.length).toBe(2);
      second.disconnect();
      const [mine, theirs] = [{ name: 'Gast 7' }, { name: 'Gast 8' }];
      await expect.poll(() => received).toEqual([[mine], theirs, theirs]);
    },
  );
});
