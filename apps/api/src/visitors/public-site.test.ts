import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { codeOfPage } from '@rebblatt/contracts';
import express from 'express';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { s3OptionsOf } from '../files/open-store.ts';
import { createS3Client } from '../files/s3-store.ts';
import type { Client } from '../testing/client.ts';
import { fairClock, joinOrganiser } from '../testing/fair.ts';
import { makePrintedFair } from '../testing/printed-fair.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { bringSite } from './public-site.ts';
import { openPublicStore } from './public-store.ts';

const ROOT = '/katalog/hauptmesse-2030/';

let server: TestServer;
let admin: Client;
let fair: Awaited<ReturnType<typeof makePrintedFair>>;
let place: string;
let folder: string;
/** A server of files that knows nothing of the product. */
let foreign: Server;
let origin: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'rebblatt-site-'));
  folder = join(place, 'web');
  // What else lies there is somebody's own.
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), 'mine');
  const PUBLIC_STORAGE_URL = pathToFileURL(folder).href;
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2', PUBLIC_STORAGE_URL } });
  admin = await joinOrganiser(server);
  fair = await makePrintedFair(server, 'Hauptmesse 2030', '2030-07-01', '2030-07-31');
  foreign = createServer(express().use(express.static(folder)));
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
}, 60_000);

afterAll(async () => {
  foreign?.closeAllConnections();
  foreign?.close();
  await server.stop();
  await rm(place, { recursive: true, force: true });
});

const at = (path: string) => fetch(origin + path);
const editionShown = async () => {
  const answer = await at(`${ROOT}ausgabe.json`);
  return answer.ok ? ((await answer.json()) as { number: number }).number : null;
};

async function publish(number: number) {
  expect((await admin.call('POST', `/edition/catalog/${fair.catalog.id}`)).status).toBe(202);
  await vi.waitFor(async () => expect(await editionShown()).toBe(number), { timeout: 60_000, interval: 100 });
  // The first page of a catalogue comes last.
  await vi.waitFor(
    async () => expect(await (await at(ROOT)).text()).toBe(await (await fetch(server.origin + ROOT)).text()),
    { timeout: 60_000, interval: 100 },
  );
}

it('has the same page at every address after a publication, from a server that knows nothing of the product', {
  timeout: 120_000,
}, async () => {
  await publish(1);
  const map = await (await at(`${ROOT}sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname);
  expect(addresses.length).toBeGreaterThan(10);
  for (const path of addresses)
    expect(await (await at(path)).text(), path).toBe(await (await fetch(server.origin + path)).text());
  const code = `/s/${codeOfPage(fair.seehalde.page.id)}`;
  expect(await (await at(code)).text()).toContain(`${ROOT}aussteller/${fair.seehalde.user.id}-`);
  expect(await (await at('/robots.txt')).text()).toContain(`${ROOT}sitemap.xml`);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('mine');
});

it('follows a wine that is gone, a withdrawal, and an edition that is shown again', {
  timeout: 120_000,
}, async () => {
  const company = `${ROOT}aussteller/${fair.rebberg.user.id}-am-rebberg`;
  expect((await at(company)).status).toBe(200);
  const { prisma } = server.context.db;
  await prisma.page.update({ where: { id: fair.rebberg.page.id }, data: { active: false } });
  await publish(2);
  await vi.waitFor(async () => expect((await at(company)).status).toBe(404), { timeout: 20_000 });

  expect((await admin.call('DELETE', `/edition/catalog/${fair.catalog.id}/current`)).status).toBe(200);
  await vi.waitFor(async () => expect(await editionShown()).toBeNull(), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await readdir(folder)).not.toContain('s'), { timeout: 20_000 });
  expect(await (await at(ROOT)).text()).toContain('Nicht mehr öffentlich');
  expect(await (await at(`${ROOT}fr/`)).text()).not.toContain('Seehalde');

  const { body } = await admin.call('GET', `/edition/catalog/${fair.catalog.id}`);
  const first = body.data.find((one: { number: number }) => one.number === 1);
  expect((await admin.call('PUT', `/edition/${first.id}`, { current: 1 })).status).toBe(200);
  await vi.waitFor(async () => expect((await at(company)).status).toBe(200), { timeout: 20_000 });
});

it('is the same in a bucket, with the type and the time to keep of each file, and sends only what changed', async () => {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(place, 's3'),
    configureBuckets: [{ name: 'public', configs: [] }],
  });
  const { port } = await s3.run();
  try {
    const env = readEnv({
      PUBLIC_STORAGE_URL: 's3://public/web',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    });
    const store = openPublicStore(env);
    if (!store) throw new Error('There is no store.');
    const page = 'katalog/messe/index.html';
    const script = 'katalog/messe/a/0h6etd.js';
    const files = new Map([
      [page, Buffer.from('<h1>Messe</h1>')],
      [script, Buffer.from('1')],
      ['s/4f/index.html', Buffer.from('to')],
    ]);
    expect(await bringSite(store, files)).toEqual({ written: 3, removed: 0 });
    files.set(page, Buffer.from('<h1>Messe 2</h1>'));
    files.delete('s/4f/index.html');
    expect(await bringSite(store, files)).toEqual({ written: 1, removed: 1 });
    const listed: string[] = [];
    for await (const { path } of store.list('')) listed.push(path);
    expect(listed.sort()).toEqual([script, page].sort());
    const Key = `web/${script}`;
    const sent = await createS3Client(s3OptionsOf(env, new URL('s3://public/web'), 10_000)).send(
      new HeadObjectCommand({ Bucket: 'public', Key }),
    );
    expect([sent.ContentType, sent.CacheControl]).toEqual([
      'text/javascript; charset=utf-8',
      expect.stringContaining('immutable'),
    ]);
  } finally {
    await s3.close();
  }
});
