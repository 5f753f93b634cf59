import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseStates } from '@rebblatt/contracts';
import { adSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOfBytes } from '../files/digest.ts';
import { createDiskStore } from '../files/disk-store.ts';
import type { FileStore } from '../files/store.ts';
import { sweepFiles } from '../files/sweep.ts';
import type { Client } from '../testing/client.ts';
import { databaseState } from '../testing/database-state.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../testing/fair.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let folder: string;
let server: TestServer;
let admin: Client;
let owner: Client;
let catalogId: number;
let standId: number;
/** Runs when a file has been stored but its row is not written yet. */
let meanwhile: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-meanwhile-'));
  const disk = createDiskStore(folder);
  const files: FileStore = {
    ...disk,
    async keep(path) {
      const kept = await disk.keep(path);
      await meanwhile();
      return kept;
    },
  };
  server = await startTestServer({ clock: fairClock, files });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  const joined = await joinFair(server, catalog);
  owner = joined.client;
  standId = joined.stand.id;
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const text = { place: 'Stäfa', slogan: 'Zum Steg', stand: '12', website: 'steg.test' };
let seed = 20;

it.each<[string, (id: number) => Promise<unknown>, number, string]>([
  [
    'released',
    (id) => server.context.db.prisma.page.update({ where: { id }, data: { state: releaseStates.released } }),
    409,
    'page.released',
  ],
  [
    'accepted',
    (id) =>
      server.context.db.prisma.page.update({
        where: { id },
        data: { state: releaseStates.accepted },
      }),
    409,
    'page.accepted',
  ],
  ['deleted', (id) => admin.call('DELETE', `/page/${id}`), 404, 'request.not-found'],
])(
  'a file for a page that is %s during the upload is refused, and its bytes are deleted',
  async (name, change, status, code) => {
    const { db, files } = server.context;
    const { id } = await makePage(server, catalogId, owner.userId, { pageType: 2, standId });
    const bytes = await adSpecimen({ seed: ++seed, name: `Weingut ${name}`, ...text });
    let after = {};
    meanwhile = async () => {
      await change(id);
      after = await databaseState(db.pool);
    };
    const form = new FormData();
    form.set('id', String(id));
    form.set('file', new Blob([Uint8Array.from(bytes)]), 'Inserat.pdf');
    const answer = await owner.call('POST', '/catalog/update-ad', form);
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    expect(await databaseState(db.pool)).toEqual(after);
    const { sha256 } = digestOfBytes(bytes);
    expect(await files.has(sha256)).toBe(true);
    const inTwoDays = new Date(Date.now() + 48 * 3_600_000);
    await sweepFiles(db, files, inTwoDays);
    expect(await files.has(sha256)).toBe(false);
  },
);
