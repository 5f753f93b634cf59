import { randomUUID } from 'node:crypto';
import { logoSpecimen } from '@rebblatt/specimen';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { openFileStore } from '../files/open-store.ts';
import type { Client } from '../testing/client.ts';
import { clientOf, signInAs } from '../testing/client.ts';
import { databaseState } from '../testing/database-state.ts';
import { makeExhibitor, makeWineReferences } from '../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../testing/fair.ts';
import type { FalteringStorage, Manner } from '../testing/faltering-storage.ts';
import { environmentOf, startFalteringStorage } from '../testing/faltering-storage.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import { makePagePdf } from '../testing/pdf.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { plainWine } from '../testing/wine-form.ts';

/** Shorter than in the product, and long enough for a busy machine. */
const PATIENCE_MS = 3_000;
const SLOW = [504, 'server.storage-slow'];

let storage: FalteringStorage;
let server: TestServer;
let organiser: Client;
let exhibitor: Client;
/** The uploads of the product, by the call that sends them. */
let uploads: Record<string, () => Promise<FormData>>;

const formOf = (bytes: Uint8Array, name: string, fields: Record<string, unknown> = {}) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
};

const signet = (seed: number) =>
  logoSpecimen({ seed, name: 'Weingut Steg', place: 'Stäfa', since: 1900 + seed });

const bottle = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#715' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  storage = await startFalteringStorage();
  const files = openFileStore(readEnv(environmentOf(storage)), PATIENCE_MS);
  server = await startTestServer({ clock: fairClock, files, checks: { storage: () => files.ready() } });
  const { db } = server.context;
  organiser = await joinOrganiser(server);
  exhibitor = await signInAs(server, (await makeExhibitor(db)).id);
  const catalog = await makeCatalog(server);
  const { region, wineType } = await makeWineReferences(db);
  const wine = { region_id: region.id, wine_type_id: wineType.id, ...plainWine };
  const pageWith = async (text: string) =>
    formOf(await makePagePdf(text), 'seite.pdf', { catalog_id: catalog.id, description: text });
  let count = 0;
  uploads = {
    'POST /logo': async () => formOf(await signet(++count), 'signet.pdf'),
    'POST /wine': async () =>
      formOf(await bottle(100 + ++count), 'flasche.jpg', { ...wine, wine: `Räuschling ${count}` }),
    'POST /catalog/add-content': async () => pageWith(`Grusswort ${++count}`),
  };
}, 60_000);
afterEach(() => storage.become('serves'));
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
  await server.stop();
  await storage.close();
});

const clientFor = (call: string) => (call.includes('content') ? organiser : exhibitor);
const send = (call: string, form: FormData, key = randomUUID()) => {
  const [method = '', path = ''] = call.split(' ');
  return clientFor(call).call(method, path, form, { 'Idempotency-Key': key });
};

describe.each<Manner>(['deaf', 'silent'])('an upload to a storage that is %s', (manner) => {
  it.each(['POST /logo', 'POST /wine', 'POST /catalog/add-content'])(
    '%s is 504 in its own words, leaves no row, and is there after another try',
    {
      timeout: 60_000,
    },
    async (call) => {
      const form = await (uploads[call] as () => Promise<FormData>)();
      const key = randomUUID();
      const { pool } = server.context.db;
      const before = await databaseState(pool);
      storage.become(manner);
      const refused = await send(call, form, key);
      expect([refused.status, refused.body.error]).toEqual(SLOW);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await databaseState(pool)).toEqual(before);

      storage.become('serves');
      const done = await send(call, form, key);
      expect([200, 201]).toContain(done.status);
    },
  );
});

describe('a download from a storage that does not answer', () => {
  let logo: number;
  let bytes: Uint8Array;
  let last = 100;
  beforeEach(async () => {
    bytes = await signet(++last);
    logo = (await send('POST /logo', formOf(bytes, 'signet.pdf'))).body.data.id;
  });
  const download = () =>
    fetch(`${server.origin}/api/logo/download/${logo}`, {
      headers: { Authorization: `Bearer ${exhibitor.token}` },
    });

  it.each<Manner>(['deaf', 'silent'])(
    'is 504 in its own words when it is %s',
    { timeout: 60_000 },
    async (manner) => {
      storage.become(manner);
      const answer = await exhibitor.call('GET', `/logo/download/${logo}`);
      expect([answer.status, answer.body.error]).toEqual(SLOW);
      const picture = await exhibitor.call('GET', `/logo/thumbnail/${logo}`);
      expect([picture.status, picture.body.error]).toEqual(SLOW);
      storage.become('serves');
      expect(Buffer.from(await (await download()).arrayBuffer()).equals(bytes)).toBe(true);
      expect((await exhibitor.call('GET', `/logo/thumbnail/${logo}`)).status).toBe(200);
    },
  );

  it('breaks off when it stops in the middle, so that nobody takes the beginning for the file', {
    timeout: 60_000,
  }, async () => {
    storage.become('stalls');
    const answer = await download();
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('makes the node report that it is not ready, as soon as that is sure, and back again', {
    timeout: 60_000,
  }, async () => {
    const ready = async () => (await clientOf(server, null).call('GET', '/ready')).body;
    expect(await ready()).toEqual({ status: 'ok' });
    storage.become('silent');
    expect(await ready()).toEqual({ status: 'ok' });
    await expect.poll(ready, { timeout: 30_000 }).toEqual({ status: 'unavailable', down: ['storage'] });
    storage.become('serves');
    await expect.poll(ready, { timeout: 30_000 }).toEqual({ status: 'ok' });
  });
});
