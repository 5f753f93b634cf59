import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logoSpecimen } from '@rebblatt/specimen';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { databaseState } from '../testing/database-state.ts';
import { makeExhibitor, makeWineReferences } from '../testing/factories.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { NodeProcess } from '../testing/node-process.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { plainWineTexts } from '../testing/wine-form.ts';

/** The free space for one file on the disk of the tests. */
const ROOM = 128 * 1024;

let server: TestServer;
let cramped: NodeProcess;
let exhibitor: Client;
let fields: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  cramped = await startNodeProcess(server, { maxFileBytes: ROOM });
  const { db } = server.context;
  const { id } = await makeExhibitor(db);
  exhibitor = await signInAs({ origin: cramped.origin, context: server.context }, id);
  const { region, wineType } = await makeWineReferences(db);
  fields = { region_id: String(region.id), wine_type_id: String(wineType.id), ...plainWineTexts };
}, 120_000);
afterAll(async () => {
  await cramped.end('SIGTERM');
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
  await server.stop();
});

const form = (bytes: Uint8Array, name: string, more: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(more)) data.set(key, value);
  data.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
};

/** Noise, which hardly compresses: small as a coarse JPEG, large as the fine one that is stored. */
const grain = async (quality: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 700, height: 700, channels: 3, background: '#888', noise } })
    .jpeg({ quality })
    .toBuffer();
};

/** Every file of uploads in the data folder, stored or partly stored. */
const filesLeft = async () => {
  const { DATA_DIR } = server.context.env;
  const stored = await readdir(join(DATA_DIR, 'files'), { recursive: true }).catch(() => []);
  const arriving = await readdir(join(DATA_DIR, 'uploads'), { recursive: true, withFileTypes: true })
    .then((entries) => entries.filter((entry) => entry.isFile()).map(({ name }) => name))
    .catch(() => []);
  return [...stored.filter((name) => name.length > 2), ...arriving].sort();
};

describe('an upload that fills the disk', () => {
  it.each<[string, string, () => Promise<FormData>]>([
    ['while it arrives', '/logo', async () => form(new Uint8Array(3 * ROOM).fill(37), 'logo.pdf')],
    ['while it is stored', '/wine', async () => form(await grain(25), 'a.jpg', { ...fields, wine: 'Korn' })],
  ])('%s is refused with the reason, and leaves neither row nor file', async (_when, path, make) => {
    const body = await make();
    const { pool } = server.context.db;
    const before = [await databaseState(pool), await filesLeft()];
    const answer = await exhibitor.call('POST', path, body);
    expect([answer.status, answer.body.error]).toEqual([507, 'server.storage-full']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect.poll(async () => [await databaseState(pool), await filesLeft()]).toEqual(before);
  });

  it('makes the node report that it is not ready', async () => {
    const answer = await fetch(`${cramped.origin}/api/ready`);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { down: expect.arrayContaining(['disk', 'storage']) },
    ]);
    await expect.poll(filesLeft).toEqual([]);
  });

  it('does not prevent a smaller one', async () => {
    const logo = await logoSpecimen({ seed: 4, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
    expect(logo.length).toBeLessThan(ROOM);
    expect((await exhibitor.call('POST', '/logo', form(logo, 'logo.pdf'))).status).toBe(201);
    await expect.poll(filesLeft).toHaveLength(1);
  });
});
