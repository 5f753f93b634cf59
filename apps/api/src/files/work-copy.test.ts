import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './store.ts';
import { withWorkCopy } from './work-copy.ts';

let folder: string;
let work: string;
let files: FileStore;
let sha256: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-copy-'));
  work = join(folder, 'work');
  files = createDiskStore(join(folder, 'files'));
  sha256 = (await files.keepBytes(Buffer.from('ein Buch'))).sha256;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('concurrent borrowers of a file share one copy, which is removed after the last of them', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const paths: string[] = [];
  const borrow = (until?: Promise<void>) =>
    withWorkCopy(files, work, sha256, async (path) => {
      paths.push(path);
      await until;
      return readFile(path, 'utf8');
    });
  const first = borrow(held);
  expect(await borrow()).toBe('ein Buch');
  expect(await readdir(work)).toHaveLength(1);
  letGo();
  expect(await first).toBe('ein Buch');
  expect(new Set(paths).size).toBe(1);
  expect(await readdir(work)).toEqual([]);

  expect(await borrow()).toBe('ein Buch');
  expect(new Set(paths).size).toBe(2);
  expect(await readdir(work)).toEqual([]);
});

it('a missing file is reported to everybody who asks for it', async () => {
  const missing = '0'.repeat(64);
  const asks = [1, 2].map(() => withWorkCopy(files, work, missing, async () => 'never'));
  for (const ask of asks) await expect(ask).rejects.toMatchObject({ code: 'file.not-found' });
  expect(await readdir(work)).toEqual([]);
});
