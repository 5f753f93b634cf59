import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { main } from './run.mjs';
import { supervise } from './supervise.mjs';

// Whatever the person who tests has set for a server of their own must not reach this one.
const UNSET = [
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'MAINTENANCE',
  'METRICS_PORT',
  'METRICS_TOKEN',
  'WEBSOCKETS_PORT',
  'WORKERS',
];

/** The built server with the demo in a folder that is gone afterwards; the browser journeys run against it. */
main(async () => {
  // Not DATA_DIR: this folder is removed at the end.
  const dataDir = process.env.E2E_DATA_DIR || (await mkdtemp(join(tmpdir(), 'rebblatt-journeys-')));
  await mkdir(dataDir, { recursive: true });
  // Root's database may run as another user, who has to get through here.
  await chmod(dataDir, 0o755);
  // The journeys' browser, which `playwright.config.ts` has unpacked, prints too; another one would take seconds.
  const chromium = join(root, 'node_modules/.rebblatt-browser/chromium');
  await mkdir(chromium, { recursive: true });
  await symlink(chromium, join(dataDir, 'chromium')).catch(() => undefined);
  const env = {
    ...Object.fromEntries(UNSET.map((name) => [name, ''])),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    // So few that a journey can take all of them.
    LIVE_MAX_CONNECTIONS: '20',
    LOG_LEVEL: 'warn',
    // The receivers of the journeys are on this machine.
    WEBHOOK_PRIVATE: '1',
    // The journeys sign in a hundred times; at the product's cost that is a minute of a core.
    PASSWORD_COST: '4',
  };
  const server = { words: ['--enable-source-maps', join(root, 'apps/api/dist/main.js')], env };
  process.exitCode = await supervise([server], { watchParent: true });
  await rm(dataDir, { recursive: true, force: true });
});
