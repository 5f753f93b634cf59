import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf } from '../testing/client.ts';
import type { TestDatabase } from '../testing/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startNodeProcess } from '../testing/node-process.ts';

let database: TestDatabase;
let dataDir: string;
const opened: Server[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'rebblatt-awaited-'));
});
afterAll(async () => {
  for (const server of opened) server.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Where PostgreSQL listens, by its URL: a port, or a socket in a folder. */
function placeOf(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  if (folder?.startsWith('/'))
    return { path: `${folder}/.s.PGSQL.${port || searchParams.get('port') || 5432}` };
  return { host: hostname, port: Number(port) };
}

/**
 * A way to the database on which connections are lost, by their number: at once, or after so many bytes of the database
 * have come through, in the middle of what was asked.
 * @param deadly words of a statement with which its connection is lost
 */
async function unreliable(
  lost: (nth: number) => number | null,
  deadly?: string,
): Promise<{ url: string; seen: () => number; died: () => number }> {
  let seen = 0;
  let died = 0;
  const server = createServer((near) => {
    seen += 1;
    const limit = lost(seen);
    near.on('error', () => undefined);
    if (limit === 0) return near.destroy();
    const far = connect(placeOf(database.url));
    let bytes = 0;
    far.on('data', (piece) => {
      bytes += piece.length;
      if (limit === null || bytes < limit) return;
      near.destroy();
      far.destroy();
    });
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.on('data', (piece: Buffer) => {
      if (deadly === undefined || !piece.includes(deadly)) return;
      died += 1;
      near.destroy();
    });
    near.pipe(far).pipe(near);
  });
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database.url);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, seen: () => seen, died: () => died };
}

/** What a node of these tests stands on. */
const on = (databaseUrl: string) => ({
  context: {
    env: { DATA_DIR: dataDir, CHROMIUM_PATH: process.env.CHROMIUM_PATH },
    jwtSecret: 'a-signing-secret-that-only-these-tests-use-0123456789',
  },
  databaseUrl,
});

it.each<[what: string, lost: (nth: number) => number | null]>([
  ['refuses the first connections', (nth) => (nth <= 5 ? 0 : null)],
  ['dies under the migrations', (nth) => (nth <= 3 ? 2_000 : null)],
  ['loses every second connection of the start', (nth) => (nth <= 16 && nth % 2 ? 600 : null)],
])('a database that %s is waited for', { timeout: 120_000 }, async (_what, lost) => {
  const way = await unreliable(lost);
  const node = await startNodeProcess(on(way.url));
  try {
    const form = { email: 'niemand@fair.test', password: 'falsches Passwort' };
    await expect
      .poll(async () => (await clientOf(node, null).call('POST', '/login', form)).status, { timeout: 30_000 })
      .toBe(401);
    expect(way.seen()).toBeGreaterThan(5);
    expect(node.complained()).toBe('');
  } finally {
    expect(await node.end('SIGTERM')).toEqual({ code: 0 });
  }
});

it('a database that dies under the greeting does not end the start', { timeout: 120_000 }, async () => {
  const way = await unreliable(() => null, 'SELECT FROM "user" WHERE email = ANY');
  // The node has started once it has greeted.
  const node = await startNodeProcess(on(way.url));
  try {
    expect(way.died()).toBeGreaterThan(0);
    expect((await clientOf(node, null).call('GET', '/health')).status).toBe(200);
    expect(node.complained()).toBe('');
  } finally {
    expect(await node.end('SIGTERM')).toEqual({ code: 0 });
  }
});
