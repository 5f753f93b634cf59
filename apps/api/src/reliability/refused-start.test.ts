import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnv } from '../env.ts';
import type { TestDatabase } from '../testing/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { programWords } from '../testing/program.ts';

const GOOD_SECRET = 'a-signing-secret-that-only-these-tests-use-0123456789';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-refused-'));
  await writeFile(join(folder, 'a-file'), '');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the product with these variables and waits for it to end. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, programWords('main'), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      JWT_SECRET: GOOD_SECRET,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const wrong: [what: string, env: Record<string, string>, line: RegExp][] = [
  ['without a secret', { JWT_SECRET: '' }, /^JWT_SECRET is required with DATABASE_URL/],
  ['with a short secret', { JWT_SECRET: 'kurz' }, /^JWT_SECRET must have at least 32 bytes$/],
  [
    'with a well-known secret',
    { JWT_SECRET: 'change-me-change-me-change-me-change-me' },
    /^JWT_SECRET is a known or guessable value$/,
  ],
  ['with an invalid port', { PORT: 'acht' }, /^PORT is wrong: /],
  [
    'with the address of another kind of database',
    { DATABASE_URL: 'mysql://localhost/fair' },
    /^DATABASE_URL is wrong: /,
  ],
  ['with an unknown kind of storage', { STORAGE_URL: 'ftp://files' }, /^STORAGE_URL is wrong: /],
  ['with a word instead of a boolean', { MAINTENANCE: 'vielleicht' }, /^MAINTENANCE is wrong: /],
  [
    'with passwords that are hashed too quickly',
    { PASSWORD_COST: '11' },
    /^PASSWORD_COST below 12 is only for/,
  ],
  ['with passwords that nobody could wait for', { PASSWORD_COST: '31' }, /^PASSWORD_COST is wrong: /],
  ['with a hundred workers', { WORKERS: '100' }, /^WORKERS is wrong: /],
];

describe('an environment', () => {
  it.each(wrong)('%s is refused with the name of the variable and never its value', (_what, env, line) => {
    const given = { DATABASE_URL: database.url, JWT_SECRET: GOOD_SECRET, ...env };
    let said = '';
    try {
      readEnv(given);
    } catch (error) {
      if (error instanceof EnvironmentError) said = error.message;
    }
    expect(said).toMatch(line);
    expect(said).not.toMatch(/\n/);
    expect(said).not.toContain(GOOD_SECRET);
  });
});

describe('a start', { timeout: 120_000 }, () => {
  it.each([
    ['with a guessable secret', () => ({ JWT_SECRET: 'kurz' }), /JWT_SECRET must have at least 32 bytes/],
    ['with a data folder that is a file', () => ({ DATA_DIR: join(folder, 'a-file') }), /a-file/],
    [
      'with a printing browser that does not exist',
      () => ({ CHROMIUM_PATH: '/nowhere/chromium' }),
      /CHROMIUM_PATH is wrong: \/nowhere\/chromium/,
    ],
    [
      'with a storage that accepts no files',
      () => ({ STORAGE_URL: `file://${join(folder, 'a-file')}` }),
      /STORAGE_URL is unusable: [^\n]*a-file/,
    ],
  ])('%s is refused with one clear line', async (_what, env, line) => {
    const { code, said } = await start(env());
    expect(said).toMatch(/^Rebblatt cannot start: [^\n]+\n$/);
    expect(said).toMatch(line);
    expect(code).toBe(1);
  });

  it('on a port that is in use is refused before anything is changed', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { code, said } = await start({ PORT: String((other.address() as AddressInfo).port) });
    other.close();
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Rebblatt cannot start: [^\n]*EADDRINUSE[^\n]*\n$/),
    ]);
  });

  it('on the database of a newer version is refused and does not change it', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'y', '29991231000000_from_tomorrow', now())`,
    );
    const { code, said } = await start({});
    await client.query(`DELETE FROM _prisma_migrations WHERE id = 'x'`);
    await client.end();
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Rebblatt cannot start: The database is newer than this program[^\n]*\n$/),
    ]);
  });
});
