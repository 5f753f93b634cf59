import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keptFiles } from './kept-files.ts';

const root = mkdtempSync(join(tmpdir(), 'rebblatt-laid-out-'));
afterAll(() => rm(root, { recursive: true, force: true }));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'cache-'));
});

const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const aged = (name: string, minutes: number) =>
  utimes(join(folder, name), minutesAgo(minutes), minutesAgo(minutes));

test('what one process stores another finds, and nothing else', async () => {
  await keptFiles(join(folder, 'new')).keep('a', bytes(1000));
  expect(await keptFiles(join(folder, 'new')).find('a')).toEqual(bytes(1000));
  expect(await keptFiles(join(folder, 'new')).find('b')).toBeUndefined();
  expect(await readdir(join(folder, 'new'))).toEqual(['a']);
});

test('a file that is truncated, changed, foreign or under another name is ignored', async () => {
  const cache = keptFiles(folder);
  await cache.keep('a', bytes(1000));
  const whole = await readFile(join(folder, 'a'));
  await writeFile(join(folder, 'cut'), whole.subarray(0, 500));
  await writeFile(join(folder, 'renamed'), whole);
  await writeFile(join(folder, 'empty'), '');
  await writeFile(join(folder, 'foreign'), '%PDF-1.7');
  await mkdir(join(folder, 'folder'));
  for (const key of ['cut', 'renamed', 'empty', 'foreign', 'folder'])
    expect([key, await cache.find(key)]).toEqual([key, undefined]);
  whole[600] = 8;
  await writeFile(join(folder, 'a'), whole);
  expect(await cache.find('a')).toBeUndefined();
  await cache.keep('a', bytes(1000));
  expect(await cache.find('a')).toEqual(bytes(1000));
});

test('beyond the limit of bytes the least recently used are removed first', async () => {
  const cache = keptFiles(folder, { bytes: 2500, ageMs: 3_600_000 });
  for (const [i, key] of ['a', 'b', 'c'].entries()) {
    await cache.keep(key, bytes(1000));
    await aged(key, 30 - i);
  }
  await cache.find('a');
  await cache.trim();
  expect((await readdir(folder)).sort()).toEqual(['a', 'c']);
});

test('what has not been used for long is removed, and so is what was never finished', async () => {
  const cache = keptFiles(folder, { bytes: 10_000, ageMs: 90 * 60_000 });
  for (const key of ['old', 'recent']) await cache.keep(key, bytes(10));
  for (const name of ['left.part', 'writing.part']) await writeFile(join(folder, name), '');
  await aged('old', 100);
  await aged('recent', 80);
  await aged('left.part', 70);
  await cache.trim();
  expect((await readdir(folder)).sort()).toEqual(['recent', 'writing.part']);
});

test('a folder that cannot be written disables only the cache', async () => {
  await writeFile(join(folder, 'file'), '');
  const cache = keptFiles(join(folder, 'file'));
  await cache.keep('a', bytes(10));
  expect(await cache.find('a')).toBeUndefined();
  await cache.trim();
});
