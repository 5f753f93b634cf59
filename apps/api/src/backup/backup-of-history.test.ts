import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entitiesOf, historyActions, historyKinds } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../lib/actor.ts';
import type { Change } from '../lib/history.ts';
import { recordChanges } from '../lib/history.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { makeWines } from '../testing/fair.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { backUp } from './backup.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-backup-of-history-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

let taken = 0;
const backup = () => {
  taken += 1;
  const { files } = server.context;
  return backUp(join(folder, `${taken}.backup`), { url: server.databaseUrl, files });
};

/** Whatever a version of the product may have written under the name of a file. */
const named = (sha256: string) => [
  null,
  {},
  [],
  'wine.png',
  7,
  { sha256: null },
  { sha256: '' },
  { sha256: 7 },
  { sha256: '../../etc/passwd' },
  { sha256: { sha256 } },
  [{ sha256 }],
];

describe('a backup', () => {
  it('can be made after a wine import was undone', async () => {
    const owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    await makeWines(server, owner.userId, 1);
    const { prisma } = server.context.db;
    const [region, type] = [await prisma.region.findFirst(), await prisma.wineType.findFirst()];
    const text = `Wein\tRegion\tWeintyp\tAlkohol\nRäuschling\t${region?.name}\t${type?.wineType}\t12 %`;
    const { body: read } = await owner.call('POST', '/wine-import/read', { text });
    const done = await owner.call('POST', '/wine-import', read.data);
    expect([done.status, done.body.data]).toMatchObject([201, { added: 1 }]);
    const undone = await owner.call('POST', `/wine-import/undo/${done.body.data.id}`);
    expect(undone.body.data).toEqual({ removed: 1, restored: 0 });
    expect((await backup()).tables.history?.rows).toBeGreaterThan(1);
  });

  it('can be made after every kind of history row, and holds the files that they name', async () => {
    const { files, db } = server.context;
    const { sha256 } = await files.keepBytes(Buffer.from('the picture of a deleted wine'));
    const entities = historyKinds.flatMap((kind) => entitiesOf[kind]);
    const states = [...named(sha256), { sha256 }].map((file) => ({ file, snapshot: { logo: file } }));
    const changes = entities.flatMap((entity) =>
      historyActions.flatMap((action): Change[] => [
        ...states.map((before) => ({ entity, entityId: 1, action, before, after: null })),
        ...states.map((after) => ({ entity, entityId: 1, action, before: null, after })),
      ]),
    );
    const { id: userId } = await makeExhibitor(db);
    const actor: Actor = {
      userId,
      email: 'wine@fair.test',
      role: 'EXHIBITOR',
      active: true,
      sessionId: '0',
      adminId: null,
      ip: '127.0.0.1',
    };
    await db.transact((tx) => recordChanges(tx, actor, changes));
    const manifest = await backup();
    expect(manifest.tables.history?.rows).toBeGreaterThan(changes.length);
    expect([manifest.missing, manifest.damaged]).toEqual([[], []]);
    expect(Object.keys(manifest.files)).toEqual([sha256]);
  });

  it('holds the files that the pulls of pages keep, with the logos of their snapshots', async () => {
    const { files, db } = server.context;
    const kept = async (text: string) => (await files.keepBytes(Buffer.from(text))).sha256;
    const [ad, logo] = [await kept('an ad that was replaced'), await kept('a logo that was removed')];
    const { id: pageId } = await db.prisma.page.create({
      data: {
        pageType: 3,
        position: 1,
        catalog: {
          create: {
            name: 'Frühling',
            catalogType: 1,
            fromOn: new Date('2030-03-01'),
            toOn: new Date('2030-04-01'),
          },
        },
      },
    });
    const releasedAt = new Date('2030-01-02');
    await db.prisma.pagePull.createMany({
      data: [
        { pageId, number: 1, releasedAt, fileSha256: ad },
        { pageId, number: 2, releasedAt, snapshot: { logo: { sha256: logo } } },
      ],
    });
    const manifest = await backup();
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining([ad, logo]));
  });

  it('can be made whatever the snapshot of a released page has for its logo', async () => {
    const { db } = server.context;
    const { rows } = await db.pool.query<{ id: number }>(`
      WITH fair AS (INSERT INTO catalog (name, catalog_type, "from", "to")
        VALUES ('Hauptmesse', 2, '2030-01-01', '2030-02-01') RETURNING id)
      INSERT INTO page (catalog_id, page_type, position) SELECT id, 3, n FROM fair, generate_series(1, 11) AS n RETURNING id`);
    for (const [index, logo] of named('0'.repeat(64)).entries())
      await db.pool.query('UPDATE page SET snapshot = $2 WHERE id = $1', [rows[index]?.id, { logo }]);
    expect((await backup()).missing).toEqual([]);
  });
});
