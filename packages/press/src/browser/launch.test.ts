import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FOLDER } from '../testing/press-for-tests.ts';
import { NO_WAY_OUT } from './hardening.ts';
import { launch } from './launch.ts';

const SECRET = 'a-secret-of-the-server-that-no-browser-needs';

let browser: Browser;

beforeAll(async () => {
  process.env.JWT_SECRET = SECRET;
  browser = await launch({ dataDir: BROWSER_FOLDER, chromiumPath: process.env.CHROMIUM_PATH });
});
afterAll(async () => {
  delete process.env.JWT_SECRET;
  await browser.close();
});

test('the browser has no access to the network', () => {
  const args = browser.process()?.spawnargs ?? [];
  expect(args).toEqual(expect.arrayContaining(NO_WAY_OUT));
  expect(args.join(' ')).not.toContain(SECRET);
  // It is driven over a pipe: there is no port to which others on the machine could connect.
  expect(args).toContain('--remote-debugging-pipe');
  expect(args.join(' ')).not.toContain('--remote-debugging-port');
});

test.runIf(process.platform === 'linux')('the browser gets none of the secrets of the server', () => {
  const environment = readFileSync(`/proc/${browser.process()?.pid}/environ`, 'utf8');
  expect(environment).toContain('PATH=');
  expect(environment).not.toMatch(/SECRET|DATABASE_URL|AWS_|SMTP/);
});

test('it starts without cookies, and its profile is removed with it', async () => {
  const own = await launch({ dataDir: BROWSER_FOLDER, chromiumPath: process.env.CHROMIUM_PATH });
  expect(await own.cookies()).toEqual([]);
  const [, profile = ''] = /--user-data-dir=(\S+)/.exec(own.process()?.spawnargs.join(' ') ?? '') ?? [];
  expect(existsSync(profile)).toBe(true);
  await own.close();
  await expect.poll(() => existsSync(profile)).toBe(false);
});
