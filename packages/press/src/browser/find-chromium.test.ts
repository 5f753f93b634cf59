import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BROWSER_FOLDER } from '../testing/press-for-tests.ts';
import { findChromium } from './find-chromium.ts';
import { installedBrowser } from './installed-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'rebblatt-find-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the operator's choice is used, and named when it does not exist", async () => {
  expect(await findChromium({ dataDir: folder, chromiumPath: process.execPath })).toMatchObject({
    executablePath: process.execPath,
    env: {},
  });
  await expect(findChromium({ dataDir: folder, chromiumPath: '/nowhere/chrome' })).rejects.toMatchObject({
    code: 'browser-missing',
    message: expect.stringContaining('/nowhere/chrome'),
  });
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the browser from npm is unpacked once, to a folder named after its version, with fonts of its own',
  async () => {
    const first = await findChromium({ dataDir: BROWSER_FOLDER });
    expect(await findChromium({ dataDir: BROWSER_FOLDER })).toEqual(first);
    const unpacked = dirname(first.executablePath);
    expect(existsSync(first.env.FONTCONFIG_FILE ?? '')).toBe(true);
    expect(readdirSync(dirname(unpacked)).filter((name) => name.endsWith('.part'))).toEqual([]);
    const version = execFileSync(first.executablePath, ['--version'], { env: first.env }).toString();
    expect(version).toContain('143.');
  },
);

test.runIf(process.platform === 'linux')('an installed browser is found on the path', () => {
  const program = join(folder, 'chromium');
  writeFileSync(program, '');
  chmodSync(program, 0o755);
  expect(installedBrowser({ PATH: `/nowhere:${folder}` })).toBe(program);
  expect(installedBrowser({ PATH: '/nowhere' })).toBeUndefined();
});
