import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { MEMORY_FOLDER, roomIn } from './apps/api/src/testing/room-in.ts';
import { findChromium } from './packages/press/src/browser/find-chromium.ts';

// The workers load this file too; what the first load chose reaches them by the environment.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);
/** The server's folder: its outgoing mails lie there as files, where the journeys read them. */
process.env.E2E_DATA_DIR ??= join(tmpdir(), `rebblatt-journeys-${port}`);
const baseURL = `http://127.0.0.1:${port}`;

// The browser that prints is the browser that tests: nothing else has to be installed.
const chromium = await findChromium({
  dataDir: join(import.meta.dirname, 'node_modules/.rebblatt-browser'),
  chromiumPath: process.env.CHROMIUM_PATH || undefined,
});

/**
 * Where the browser's processes share what they hand each other, a piece for every answer of the server. As files of a
 * disk these pieces are a sixth of the browser's work; in a container the memory for them may be too small.
 */
const temporary = roomIn(MEMORY_FOLDER) >= 2 ** 30 ? { TMPDIR: MEMORY_FOLDER } : {};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  // All journeys share one server and one demo; each takes data of its own (`e2e/stage.ts`), so files may run at once.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Bounds for what never comes, not for what is slow: a busy machine may take a multiple of the usual time.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json' }],
  ],
  use: {
    baseURL,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    actionTimeout: 45_000,
    // Fetching every part ahead in each fresh browser is a quarter of a journey's work; where it counts, a file allows it.
    serviceWorkers: 'block',
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: chromium.args,
      env: { ...process.env, ...chromium.env, ...temporary } as Record<string, string>,
    },
  },
  projects: [
    { name: 'stage', testMatch: 'set-the-stage.ts' },
    { name: 'desktop', dependencies: ['stage'], use: { viewport: { width: 1440, height: 900 } } },
    { name: 'afterwards', testMatch: 'after-the-end.ts', dependencies: ['desktop'] },
    // Only for `npm run manuals`.
    ...(process.env.MANUALS ? [{ name: 'manuals', testMatch: 'take-manual-pictures.ts' }] : []),
  ],
  webServer: {
    // Without a shell between us it sees when we are gone, and ends.
    command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/ground/journey-server.mjs`,
    // Not /ready: the first start of the printing browser may take its time on a busy machine.
    url: `${baseURL}/api/health`,
    timeout: 240_000,
    // E2E_REUSE=1 with E2E_PORT and E2E_DATA_DIR: against a server that runs already, while writing a journey.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'ignore',
    stderr: 'pipe',
    // It has a database to stop and a folder to remove.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      PORT: String(port),
      // The pictures of the manuals show an address as a fair has one.
      PUBLIC_URL: process.env.MANUALS ? 'https://katalog.example' : baseURL,
      E2E_DATA_DIR: process.env.E2E_DATA_DIR,
    },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
