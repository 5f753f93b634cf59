import { mkdtemp, readFile, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOfBytes } from './digest.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

let folder: string;
let s3: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-store-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'fair', configs: [] }],
  });
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const onS3 = (prefix: string, bucket = 'fair') =>
  createS3Store({
    ...{ bucket, prefix, endpoint, region: 'eu-central-2' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', patienceMs: 60_000 },
  });

const stores: [string, () => FileStore][] = [
  ['on disk', () => createDiskStore(join(folder, 'files'))],
  ['in S3', () => onS3('files')],
];

const listed = async (store: FileStore) => {
  const found = [];
  for await (const { sha256 } of store.list()) found.push(sha256);
  return found.sort();
};

describe.each(stores)('a file store %s', (_where, open) => {
  it('stores bytes under their hash and returns them', async () => {
    const store = open();
    const bytes = Buffer.from('Räuschling Seehalde');
    const { sha256, size } = await store.keepBytes(bytes);
    expect({ sha256, size }).toEqual(digestOfBytes(bytes));
    expect(await store.has(sha256)).toBe(true);
    expect(await store.read(sha256)).toEqual(bytes);
    const opened = await store.open(sha256);
    expect(opened.size).toBe(size);
    expect(await buffer(opened.stream)).toEqual(bytes);
  });

  it('stores a large file and leaves the original alone', async () => {
    const store = open();
    const path = join(folder, 'large.pdf');
    const bytes = Buffer.alloc(12_000_000, 'Weinmesse ');
    await writeFile(path, bytes);
    const [one, two] = await Promise.all([store.keep(path), store.keep(path)]);
    expect(one).toEqual(digestOfBytes(bytes));
    expect(two).toEqual(one);
    expect((await store.read(one.sha256)).equals(bytes)).toBe(true);
    expect((await readFile(path)).length).toBe(bytes.length);
  });

  it('says that a file is not there', async () => {
    const store = open();
    const { sha256 } = digestOfBytes(Buffer.from('nie gespeichert'));
    expect(await store.has(sha256)).toBe(false);
    for (const wrong of [sha256, '../../etc/passwd', 'A'.repeat(64), `${sha256}/..`]) {
      await expect(store.read(wrong)).rejects.toMatchObject({ status: 404, code: 'file.not-found' });
      await expect(store.open(wrong)).rejects.toMatchObject({ status: 404, code: 'file.not-found' });
    }
    await expect(store.remove(sha256)).resolves.toBeUndefined();
  });

  it('lists what it holds, and removes it', async () => {
    const store = open();
    const before = await listed(store);
    const { sha256 } = await store.keepBytes(Buffer.from('kurz da'));
    expect(await listed(store)).toEqual([...before, sha256].sort());
    for await (const entry of store.list())
      expect(Math.abs(Date.now() - entry.storedAt.getTime())).toBeLessThan(600_000);
    await store.remove(sha256);
    expect(await listed(store)).toEqual(before);
  });

  it('is ready', async () => {
    await expect(open().ready()).resolves.toBeUndefined();
  });
});

describe('a file store that cannot be reached or written', () => {
  it('is not ready', async () => {
    await writeFile(join(folder, 'no-folder'), '');
    await expect(createDiskStore(join(folder, 'no-folder')).ready()).rejects.toThrow();
    await expect(onS3('', 'another').ready()).rejects.toThrow();
  });
});

describe('a file store on disk', () => {
  it('does not follow links', async () => {
    const store = createDiskStore(join(folder, 'linked'));
    const { sha256 } = await store.keepBytes(Buffer.from('echt'));
    const path = join(folder, 'linked', sha256.slice(0, 2), sha256);
    await rm(path);
    await symlink('/etc/passwd', path);
    expect(await store.has(sha256)).toBe(false);
    await expect(store.read(sha256)).rejects.toMatchObject({ status: 404 });
  });

  it.each<[string, (path: string, size: number) => Promise<void>]>([
    ['with other bytes', (path, size) => writeFile(path, Buffer.alloc(size))],
    ['cut short', (path, size) => truncate(path, size - 1)],
  ])('replaces a stored file %s when the same file is stored again', async (_how, spoil) => {
    const store = createDiskStore(join(folder, 'rotten'));
    const bytes = Buffer.from('Räuschling Seehalde');
    const original = join(folder, 'whole.pdf');
    await writeFile(original, bytes);
    const { sha256, size } = await store.keepBytes(bytes);
    for (const again of [() => store.keepBytes(bytes), () => store.keep(original)]) {
      await spoil(join(folder, 'rotten', sha256.slice(0, 2), sha256), size);
      expect((await store.read(sha256)).equals(bytes)).toBe(false);
      await again();
      expect((await store.read(sha256)).equals(bytes)).toBe(true);
    }
  });

  it('lets nobody else on the machine read what it holds', async () => {
    const own = createDiskStore(join(folder, 'own'));
    const { sha256 } = await own.keepBytes(Buffer.from('of one company'));
    const original = join(folder, 'open.pdf');
    await writeFile(original, 'of another', { mode: 0o644 });
    const kept = await own.keep(original);
    for (const hash of [sha256, kept.sha256]) {
      const inside = join(folder, 'own', hash.slice(0, 2));
      expect((await stat(inside)).mode & 0o777).toBe(0o700);
      expect((await stat(join(inside, hash))).mode & 0o777).toBe(0o600);
    }
  });

  it('renews the date of a file that is stored again', async () => {
    const store = createDiskStore(join(folder, 'aged'));
    const { sha256 } = await store.keepBytes(Buffer.from('alt'));
    await utimes(join(folder, 'aged', sha256.slice(0, 2), sha256), new Date(0), new Date(0));
    await store.keepBytes(Buffer.from('alt'));
    for await (const { storedAt } of store.list())
      expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000);
  });
});
