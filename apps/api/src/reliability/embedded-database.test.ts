import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOfDatabase } from '../lib/embedded-database.ts';
import { clientOf } from '../testing/client.ts';
import type { NodeProcess } from '../testing/node-process.ts';
import { startNodeProcess } from '../testing/node-process.ts';

let dataDir: string;
let cluster: string;
let node: NodeProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rebblatt-embedded-node-'));
  // The database of root may run as another user, who needs access to this folder.
  await chmod(dataDir, 0o755);
  const env = { DATA_DIR: dataDir, CHROMIUM_PATH: process.env.CHROMIUM_PATH };
  const jwtSecret = 'a-signing-secret-that-only-these-tests-use-0123456789';
  node = await startNodeProcess({ context: { env, jwtSecret }, databaseUrl: null });
  cluster = join((await placeOfDatabase(dataDir)).home, 'cluster');
}, 120_000);
afterAll(async () => {
  await node.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const ready = async (): Promise<{ down: string[] }> => {
  const { body } = await clientOf(node, null).call('GET', '/ready');
  // While the node starts, the whole body is its error.
  return { down: body.down ?? (body.status === 'ok' ? [] : ['database']) };
};
const serverPid = async () =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

it('an embedded database that is killed is restarted by the same process, with its data', {
  timeout: 120_000,
}, async () => {
  await expect.poll(async () => (await ready()).down, { timeout: 60_000 }).not.toContain('database');
  const before = await serverPid();
  process.kill(before, 'SIGKILL');
  await expect.poll(async () => ![0, before].includes(await serverPid()), { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => (await ready()).down, { timeout: 30_000 }).not.toContain('database');
  const visitor = clientOf(node, null);
  const form = { email: 'niemand@fair.test', password: 'falsches Passwort' };
  expect((await visitor.call('POST', '/login', form)).status).toBe(401);
});

it('one that cannot be restarted ends the process with a clear line', { timeout: 90_000 }, async () => {
  await rename(join(cluster, 'global/pg_control'), join(cluster, 'global/pg_control.lost'));
  process.kill(await serverPid(), 'SIGKILL');
  expect(await node.ended()).toEqual({ code: 1 });
  expect(node.complained()).toMatch(
    /^Rebblatt ends: its database died and does not start again\. [^\n]+\n$/m,
  );
});
