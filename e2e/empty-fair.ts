import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as people } from './another-browser.ts';

const root = join(import.meta.dirname, '..');
const START_MS = 120_000;

/** An installation with only one administrator, created on the command line. */
export interface EmptyFair {
  origin: string;
  email: string;
  password: string;
  /** Where its mails lie. */
  dataDir: string;
}

/** For journeys that begin before there is a fair: a separate server with its own database. */
export const test = people.extend<{ emptyFair: EmptyFair }>({
  emptyFair: async ({ playwright }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'rebblatt-empty-'));
    // As root the database runs as another user, who needs to pass through this folder.
    await chmod(dataDir, 0o755);
    // Which the journeys' own browser is too; unpacking another one takes seconds.
    await symlink(join(root, 'node_modules/.rebblatt-browser/chromium'), join(dataDir, 'chromium'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    };
    const email = 'chef@messe.test';
    const words = [join(root, 'apps/api/dist/admin-create.js'), email];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, env });
    const server = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(server, 'exit');
    const request = await playwright.request.newContext({ baseURL: origin });
    await people
      .expect(async () => people.expect((await request.get('/api/ready')).status()).toBe(200))
      .toPass({ timeout: START_MS });
    await use({ origin, dataDir, email, password: stdout.trim().split(' ').at(-1) ?? '' });
    await request.dispose();
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  },
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof bound === 'object' && bound ? bound.port : 0;
}
