import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeExhibitor } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { sweepFiles, sweepUploads } from './sweep.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const TWO_DAYS_MS = 2 * 24 * 3_600_000;

it('removes old bytes that nothing uses, and only those', async () => {
  const { db, files } = server.context;
  const keep = async (text: string) => (await files.keepBytes(Buffer.from(text))).sha256;
  const [used, printed, unused] = [await keep('in Gebrauch'), await keep('gedruckt'), await keep('übrig')];
  await db.prisma.storedFile.create({
    data: { sha256: used, size: 11, mimeType: 'image/png', name: 'a.png', extension: 'png' },
  });
  const { id } = await makeExhibitor(db);
  const catalog = {
    name: 'Messe',
    catalogType: 2,
    fromOn: new Date('2030-01-01'),
    toOn: new Date('2030-01-02'),
  };
  await db.prisma.catalog.create({
    data: {
      ...catalog,
      pages: {
        create: { pageType: 1, position: 1, exhibitorId: id, snapshot: { logo: { sha256: printed } } },
      },
    },
  });
  expect(await sweepFiles(db, files)).toEqual({ seen: 3, removed: 0 });
  const later = new Date(Date.now() + TWO_DAYS_MS);
  expect(await sweepFiles(db, files, later)).toEqual({ seen: 3, removed: 1 });
  expect([await files.has(used), await files.has(printed), await files.has(unused)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('keeps the files of pulls until a month after the end of their catalogue', async () => {
  const { db, files } = server.context;
  const { sha256 } = await files.keepBytes(Buffer.from('so freigegeben'));
  const page = await db.prisma.page.findFirstOrThrow();
  await db.prisma.pagePull.create({
    data: { pageId: page.id, number: 1, releasedAt: new Date(), fileSha256: sha256 },
  });
  await sweepFiles(db, files, new Date('2030-01-31'));
  expect(await files.has(sha256)).toBe(true);
  await sweepFiles(db, files, new Date('2030-02-02'));
  expect(await files.has(sha256)).toBe(false);
});

it('removes partial files that a crash left behind', async () => {
  const { db, files, env } = server.context;
  const { sha256 } = await files.keepBytes(Buffer.from('ganz'));
  const place = join(env.DATA_DIR, 'files', sha256.slice(0, 2));
  await writeFile(join(place, `${sha256}.halb.part`), 'ga');
  await sweepFiles(db, files);
  expect((await readdir(place)).sort()).toEqual([sha256, `${sha256}.halb.part`]);
  await utimes(join(place, `${sha256}.halb.part`), new Date(0), new Date(0));
  await sweepFiles(db, files);
  expect(await readdir(place)).toEqual([sha256]);
});

it('removes uploads that a crash left behind', async () => {
  const folder = server.context.env.DATA_DIR;
  for (const name of ['old.upload', 'new.upload', 'other.txt']) await writeFile(join(folder, name), 'x');
  const old = new Date(Date.now() - TWO_DAYS_MS);
  await utimes(join(folder, 'old.upload'), old, old);
  await utimes(join(folder, 'other.txt'), old, old);
  await sweepUploads(folder);
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining(['new.upload', 'other.txt']));
  expect(left).not.toContain('old.upload');
  await expect(sweepUploads(join(folder, 'nowhere'))).resolves.toBeUndefined();
});
