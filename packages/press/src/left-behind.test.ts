import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { browserFolder } from './browser/browser-folder.ts';
import { sweepLeftBehind } from './left-behind.ts';

const dead = spawnSync(process.execPath, ['-e', '']).pid;

function full(folder: string): string {
  mkdirSync(join(folder, 'profile'), { recursive: true });
  writeFileSync(join(folder, 'profile', 'cache'), 'x');
  return folder;
}

test('folders whose process has ended are removed, those of live and of foreign processes are left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rebblatt-left-'));
  for (const name of [`work-${dead}`, `work-${process.pid}`, `other-${dead}`]) full(join(folder, name));
  await sweepLeftBehind(folder, (name) => (name.startsWith('work-') ? Number(name.slice(5)) : null));
  expect(readdirSync(folder).sort()).toEqual([`other-${dead}`, `work-${process.pid}`]);
  rmSync(folder, { recursive: true });
  await expect(sweepLeftBehind(folder, () => dead)).resolves.toBeUndefined();
});

test('a new browser removes what the browser of a killed server left behind', async () => {
  const left = full(join(tmpdir(), `rebblatt-browser-${dead}-left`));
  const own = [await browserFolder(), await browserFolder()].map((path) => basename(path));
  const there = readdirSync(dirname(left));
  expect(there).not.toContain(basename(left));
  expect(there).toEqual(expect.arrayContaining(own));
  for (const name of own) rmSync(join(tmpdir(), name), { recursive: true });
});
