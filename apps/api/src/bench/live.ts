import { io, type Socket } from 'socket.io-client';
import { STATUS_CHANNEL } from '../live/announce.ts';
import { statusChannelOf } from '../live/channel.ts';
import type { Figure } from './figure.ts';
import type { Call, Latency } from './latency.ts';
import { callSteadily } from './latency.ts';
import type { Stage } from './stage.ts';

const CHANNELS = 300;
/** Everybody has the application open in three tabs. */
const TABS = 3;
const CALLS_A_SECOND = 40;
/** Notifications on the channels: files that were checked, books that were made. */
const NEWS_EVERY_MS = 100;
const WARM_UP_MS = 5_000;
const MEASURED_MS = 30_000;
const TIMES_P50 = 10;

/** Many who only have it open, and some who work: how much longer the slowest calls take than most. */
export async function measureLive(stage: Stage): Promise<Figure[]> {
  const people = await joinPeople(stage, CHANNELS / TABS);
  const sockets = await Promise.all(
    people.flatMap(({ id, token }) => Array.from({ length: TABS }, () => listen(stage, id, token))),
  );
  let delivered = 0;
  for (const socket of sockets) socket.on('StatusEvent', () => (delivered += 1));
  const news = setInterval(() => {
    const { id } = people[Math.floor(Math.random() * people.length)] ?? { id: 0 };
    void stage.db.pool.query('SELECT pg_notify($1, $2)', [STATUS_CHANNEL, String(id)]);
  }, NEWS_EVERY_MS);
  const calls = await mixedCalls(
    stage,
    people.map(({ token }) => token),
  );
  await callFor(stage, calls, WARM_UP_MS);
  const { p50, p99 } = await callFor(stage, calls, MEASURED_MS);
  clearInterval(news);
  const open = sockets.filter(({ connected }) => connected).length;
  for (const socket of sockets) socket.disconnect();
  if (open < CHANNELS || delivered === 0)
    throw new Error(`${open} channels were open, ${delivered} notifications received.`);
  return [
    {
      name: `p99 through p50 of ${CALLS_A_SECOND} mixed calls/s beside ${CHANNELS} live channels`,
      detail: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      value: p99 / p50,
      unit: 'times',
      floor: null,
      goal: { of: 'value', atMost: TIMES_P50 },
    },
  ];
}

async function callFor({ api }: Stage, next: (n: number) => Call, milliseconds: number): Promise<Latency> {
  const caller = callSteadily(api.origin, CALLS_A_SECOND, next);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return caller.stop();
}

async function joinPeople({ db, signIn }: Stage, count: number) {
  const people = [];
  for (let n = 1; n <= count; n++) {
    const { id } = await db.prisma.user.create({
      data: {
        email: `live${n}@fair.test`,
        role: 'EXHIBITOR',
        active: true,
        passwordHash: '',
        exhibitor: { create: { companyName: `Weingut am Draht ${n}` } },
      },
    });
    people.push({ id, token: await signIn(id) });
  }
  return people;
}

/** Opens the channel as a screen does; resolves when the first list was received. */
function listen({ api }: Stage, userId: number, token: string): Promise<Socket> {
  const auth = { headers: { Authorization: `Bearer ${token}` } };
  const socket = io(api.origin, { transports: ['websocket'], forceNew: true, auth });
  socket.emit('subscribe', { channel: statusChannelOf(userId), auth });
  return new Promise((resolve, reject) => {
    socket.once('StatusEvent', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** The calls of people at work: mostly lists, every eighth call changes something. */
async function mixedCalls({ db, headers }: Stage, tokens: string[]): Promise<(n: number) => Call> {
  const { id } = await db.prisma.catalog.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const wine = await db.prisma.wine.findFirstOrThrow({ select: { id: true } });
  const organiser = [
    '/api/wine/20/1',
    '/api/wine/20/1?search=rot',
    `/api/catalog/${id}/page/20/1`,
    '/api/exhibitor/20/1',
    `/api/wine/${wine.id}`,
  ];
  const own = ['/api/user', '/api/wine/20/1', '/api/status/20/1', '/api/country/50/1', '/api/logo/20/1'];
  let countries = 0;
  const read = (path: string | undefined, headers: Record<string, string>) => ({
    method: 'GET',
    path: path ?? '/',
    headers,
  });
  return (n) => {
    if (n % 8 === 7)
      return {
        method: 'POST',
        path: '/api/country',
        headers,
        body: { name: `Land am Draht ${++countries}` },
      };
    if (n % 2 === 0) return read(organiser[(n / 2) % organiser.length], headers);
    const authorization = `Bearer ${tokens[n % tokens.length]}`;
    return read(own[((n - 1) / 2) % own.length], { authorization });
  };
}
