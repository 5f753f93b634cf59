import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child.ts';
import type { Figure } from './figure.ts';
import { callSteadily } from './latency.ts';
import { freePort, type Stage } from './stage.ts';
import { type Load, throughputOf, warmUp } from './throughput.ts';

const CONNECTIONS = 64;
const ROUNDS = 2;
/** The least ratio to a server that only sends the bytes. */
const KEPT = 0.7;
const PUBLISHED_WITHIN_S = 10;
const REPUBLISHED_WITHIN_S = 3;
/** How much longer the calls of those who work may take while visitors read as fast as they can. */
const SLOWED = 2;
const IDLE_MS = 4000;

const FLOOR = fileURLToPath(new URL('./floor-visitors.ts', import.meta.url));
const LOAD = createRequire(import.meta.url).resolve('autocannon');
const ACCEPTED = 'br, gzip';

interface Answer {
  headers: Record<string, string>;
  body: string;
}

/** An answer as it was sent, compressed. */
const sent = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = get(url, { headers: { 'accept-encoding': ACCEPTED } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}.`));
        const own = Object.entries(response.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        );
        const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
        resolve({ headers, body: Buffer.concat(parts).toString('base64') });
      });
    });
    call.once('error', reject);
  });

/**
 * What visitors read, compared with a server that sends the same bytes and knows nothing else; what it costs those who work;
 * and how long it takes to publish the demo's public catalogue.
 */
export async function measureVisitors(stage: Stage): Promise<Figure[]> {
  const start = await fetch(`${stage.api.origin}/katalog`, { headers: { 'accept-language': 'de' } });
  const root = new URL(start.url).pathname;
  const html = await start.text();
  const [, index = ''] = / data-index="([^"]+)"/.exec(html) ?? [];
  const [, page = ''] = /href="(\/katalog\/[^"]+\/aussteller\/[^"]+)"/.exec(html) ?? [];
  const paths = { start: root, page, index: root + index };
  const answers: Record<string, Answer> = {};
  for (const path of Object.values(paths)) answers[path] = await sent(stage.api.origin + path);
  const file = join(stage.dataDir, 'visitors.json');
  await writeFile(file, JSON.stringify(answers));
  const port = await freePort();
  const floor = await startChild(['--import', 'tsx', FLOOR, file, String(port)], {}, port, paths.start);
  try {
    return [
      await speed(stage, floor, 'start page of visitors', paths.start),
      await speed(stage, floor, 'page of an exhibitor', paths.page),
      await speed(stage, floor, 'index of the search', paths.index),
      await speed(stage, floor, 'page that is known already', paths.page, answers[paths.page]?.headers.etag),
      await slowed(stage, paths.page),
      ...(await publishing(stage)),
    ];
  } finally {
    await floor.stop();
  }
}

async function speed(
  { api }: Stage,
  floor: Child,
  name: string,
  path: string,
  etag?: string,
): Promise<Figure> {
  const load = (origin: string): Load => ({
    origin,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': ACCEPTED, ...(etag && { 'if-none-match': etag }) },
    next: () => ['GET', path],
    ...(etag && { answers: '3xx' }),
  });
  const [alone, whole] = [load(floor.origin), load(api.origin)];
  await warmUp(alone);
  await warmUp(whole);
  const sum = { floor: 0, api: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    sum.floor += await throughputOf(alone);
    sum.api += await throughputOf(whole);
  }
  return {
    name: `${name}, ${CONNECTIONS} connections`,
    value: sum.api / ROUNDS,
    unit: 'requests/s',
    floor: sum.floor / ROUNDS,
    goal: { of: 'ratio', atLeast: KEPT },
  };
}

/** Visitors in a process of their own: one that asks as fast as it can would make others wait for their own turn. */
async function readAll(url: string): Promise<void> {
  const words = [LOAD, '-c', String(CONNECTIONS), '-d', String(IDLE_MS / 1000), url];
  const [code] = await once(spawn(process.execPath, words, { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`The visitors ended with ${code}.`);
}

/** The calls of somebody at work, alone and while visitors read as fast as they can. */
async function slowed({ api, headers }: Stage, path: string): Promise<Figure> {
  const caller = () =>
    callSteadily(api.origin, 20, (n) => ({ method: 'GET', path: `/api/wine/20/${1 + (n % 20)}`, headers }));
  const idle = caller();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const alone = await idle.stop();
  const busy = caller();
  await readAll(api.origin + path);
  const crowded = await busy.stop();
  return {
    name: 'a signed-in call while visitors read, p99',
    value: crowded.p99,
    unit: 'ms',
    floor: alone.p99,
    goal: { of: 'ratio', atMost: SLOWED },
  };
}

/** Seconds until visitors see the next edition: of everything, and after one page has changed. */
async function publishing({ api, db, headers }: Stage): Promise<Figure[]> {
  const { catalogId } = await db.prisma.publication.findFirstOrThrow({ where: { editionId: { not: null } } });
  const address = `${api.origin}/api/edition/catalog/${catalogId}`;
  const publish = async () => {
    const startedAt = performance.now();
    const { ok, status } = await fetch(address, { method: 'POST', headers });
    if (!ok) throw new Error(`Publishing answered ${status}.`);
    const waiting = async () =>
      (await db.prisma.job.count({
        where: { kind: 'publish-edition', state: { in: ['queued', 'running'] } },
      })) > 0;
    while (await waiting()) await new Promise((resolve) => setTimeout(resolve, 20));
    const seconds = (performance.now() - startedAt) / 1000;
    const failed = await db.prisma.job.count({ where: { kind: 'publish-edition', state: 'failed' } });
    if (failed > 0) throw new Error('An edition could not be made.');
    return seconds;
  };
  // Without one before it, an edition is made as a whole.
  await db.prisma.publication.update({ where: { catalogId }, data: { editionId: null, withdrawnId: null } });
  await db.prisma.edition.deleteMany({ where: { catalogId } });
  const page = await db.prisma.page.findFirstOrThrow({
    where: { catalogId, pageType: 1, active: true, state: 'accepted' },
  });
  const first = await publish();
  await db.prisma.page.update({ where: { id: page.id }, data: { active: false } });
  const again = await publish();
  await db.prisma.page.update({ where: { id: page.id }, data: { active: true } });
  const figure = (name: string, value: number, atMost: number): Figure => ({
    ...{ name, value, unit: 's', floor: null },
    goal: { of: 'value', atMost },
  });
  return [
    figure('publishing the catalogue of the demo', first, PUBLISHED_WITHIN_S),
    figure('publishing it again after a change of one page', again, REPUBLISHED_WITHIN_S),
  ];
}
