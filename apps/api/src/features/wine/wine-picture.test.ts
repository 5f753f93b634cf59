import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimingPng } from '../../testing/claiming-png.ts';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser, makeWineReferences } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { plainWineTexts } from '../../testing/wine-form.ts';

let server: TestServer;
let owner: Client;
let other: Client;
let admin: Client;
let references: Awaited<ReturnType<typeof makeWineReferences>>;
let n = 0;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db)).id);
  other = await signInAs(server, (await makeExhibitor(db)).id);
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
  references = await makeWineReferences(db);
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a6b2a' } });
const png = (width: number, height: number) => blank(width, height).png().toBuffer();

/** A form as the browser sends it: every value as text. */
function form(fields: Record<string, string>, bytes?: Uint8Array, name = 'Etikette.png') {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  if (bytes) data.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
}
const newWine = (more: Record<string, string> = {}) => ({
  wine: `Bildwein ${++n}`,
  region_id: String(references.region.id),
  wine_type_id: String(references.wineType.id),
  ...plainWineTexts,
  ...more,
});
const add = async (bytes?: Uint8Array) => {
  const { status, body } = await owner.call('POST', '/wine', form(newWine(), bytes));
  expect(status).toBe(201);
  return body.data as { id: number; version: number; logo: string | null; mimetype: string | null };
};
const fetched = async (client: Client, path: string) => {
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { Authorization: `Bearer ${client.token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const storedFiles = () => server.context.db.prisma.storedFile.count();

describe('a wine with a picture', () => {
  it('is sent as one form, lists as JSON among the fields', async () => {
    const fields = newWine({
      year: '2022',
      sku: '',
      public_wine: '1',
      grape_varieties: JSON.stringify([{ id: references.grapes[0]?.id }, { id: references.grapes[1]?.id }]),
      bottle_size: JSON.stringify([{ bottle_size_id: references.bottleSize.id, price: '19.90' }]),
      user_id: String(other.userId),
      created_by: String(other.userId),
    });
    const { status, body } = await owner.call('POST', '/wine', form(fields, await png(700, 350)));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      year: 2022,
      sku: null,
      user_id: owner.userId,
      created_by: owner.userId,
      grape_varieties_count: 2,
      bottleSizes: [{ price: 19.9 }],
      logo: 'Etikette.png',
      mimetype: 'image/png',
    });
    const preview = await fetched(owner, `/wine/thumbnail/${body.data.id}?t=1`);
    expect((await sharp(preview.bytes).metadata()).width).toBe(240);
    const whole = await fetched(admin, `/wine/download/${body.data.id}`);
    const { width, height, format } = await sharp(whole.bytes).metadata();
    expect([width, height, format]).toEqual([700, 350, 'png']);
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is rotated upright and loses the metadata of the camera', async () => {
    const photo = await blank(300, 100)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '47/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, mimetype } = await add(photo);
    expect(mimetype).toBe('image/jpeg');
    const meta = await sharp((await fetched(owner, `/wine/download/${id}`)).bytes).metadata();
    expect([meta.width, meta.height, meta.exif, meta.orientation]).toEqual([100, 300, undefined, undefined]);
  });

  it('accepts a new picture by POST wine/update, which replaces the old one', async () => {
    const { id } = await add(await png(10, 10));
    const before = await storedFiles();
    const changed = await owner.call(
      'POST',
      '/wine/update',
      form({ id: String(id), sku: 'B-7', version: '1' }, await png(20, 20), 'Neu.png'),
    );
    expect(changed.body.data).toMatchObject({ id, sku: 'B-7', logo: 'Neu.png', version: 2 });
    expect(await storedFiles()).toBe(before);
    const stale = await owner.call(
      'POST',
      '/wine/update',
      form({ id: String(id), version: '1' }, await png(30, 30)),
    );
    expect(stale.body).toMatchObject({ error: 'conflict.stale', data: { version: 2, logo: 'Neu.png' } });
    const plain = await owner.call('POST', '/wine/update', { id, sku: 'B-8' });
    expect(plain.body.data).toMatchObject({ sku: 'B-8', logo: 'Neu.png' });
    expect(await storedFiles()).toBe(before);
  });

  it('is deleted with its wine', async () => {
    const { id } = await add(await png(40, 40));
    const before = await storedFiles();
    expect((await owner.call('DELETE', `/wine/${id}`)).status).toBe(200);
    expect(await storedFiles()).toBe(before - 1);
  });

  it('cannot be seen by other exhibitors', async () => {
    const { id } = await add(await png(50, 50));
    for (const path of [`/wine/thumbnail/${id}`, `/wine/download/${id}`])
      expect((await fetched(other, path)).status).toBe(404);
    const taken = await other.call('POST', '/wine/update', form({ id: String(id) }, await png(60, 60)));
    expect([taken.status, taken.body.error]).toEqual([404, 'request.not-found']);
  });

  it('is not stored when the wine is refused', async () => {
    const fields = newWine();
    await owner.call('POST', '/wine', form(fields));
    const before = await storedFiles();
    const again = await owner.call('POST', '/wine', form(fields, await png(70, 70)));
    expect(again.body.errors?.wine?.[0]?.key).toBe('wine.duplicate');
    expect(await storedFiles()).toBe(before);
  });
});

describe('a picture', () => {
  it('has at most 700 pixels per side, otherwise the error contains its size', async () => {
    const { status, body } = await owner.call('POST', '/wine', form(newWine(), await png(701, 400)));
    expect(status).toBe(422);
    expect(body.errors?.file).toEqual([
      { key: 'file.picture-too-large', params: { width: 701, height: 400, max: 700 } },
    ]);
  });

  it('that claims to be enormous is refused before it is decompressed', async () => {
    const bomb = claimingPng(30_000);
    expect(bomb.length).toBeLessThan(4000);
    const before = process.memoryUsage().rss;
    const { body } = await owner.call('POST', '/wine', form(newWine(), bomb));
    expect(body.errors?.file?.[0]).toEqual({
      key: 'file.picture-too-large',
      params: { width: 30_000, height: 30_000, max: 700 },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is not found where there is none', async () => {
    const { id } = await add();
    expect((await fetched(owner, `/wine/thumbnail/${id}`)).status).toBe(404);
    expect((await fetched(owner, '/wine/thumbnail/999999')).status).toBe(404);
  });
});
