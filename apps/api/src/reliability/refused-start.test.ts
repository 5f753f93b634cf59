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
import { freePort } from '../testing/live-sockets.ts';
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
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      JWT_SECRET: GOOD_SECRET,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  let output = '';
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** This line and nothing else. */
const exactly = (line: string) => new RegExp(`^${line.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);

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
  [
    'with a hundred workers',
    { WORKERS: '100' },
    /^WORKERS is wrong: it must be a whole number from 0 to 16$/,
  ],
  ...(
    [
      ['NODE_ENV', ['prod', 'Production', 'staging'], 'it must be one of production, development, test'],
      [
        'PORT',
        ['0', '-1', '65536', '80.5', '0x50', '8e3', ' 80', '80 '],
        'it must be a whole number from 1 to 65535',
      ],
      ['WEBSOCKETS_PORT', ['0', 'x'], 'it must be a whole number from 1 to 65535'],
      ['WEBSOCKETS_PORT', ['8000'], 'it must be another port than PORT, or not set'],
      [
        'HOST',
        ['http://localhost', 'localhost:8000', 'a b', '[::1]', '*', 'a..ch'],
        'it must be the name or the IP address of this machine, without http:// and without a port',
      ],
      ['DATA_DIR', [' '], 'it must be the path of a folder'],
      [
        'DATABASE_URL',
        ['postgres', 'postgresql:fair', ' postgres://h/d', 'mysql://h/d'],
        'it must look like postgresql://user:password@host:5432/name',
      ],
      [
        'STORAGE_URL',
        ['s3://', 's3:bucket', 's3://bucket?region=x', 'file://files', 'file:///', 'https://bucket'],
        'it must look like s3://bucket/folder or file:///folder',
      ],
      [
        'SMTP_URL',
        ['mail.example.ch', 'smtp://', 'http://mail', 'smtp:mail', 'smtp://mail..ch:25'],
        'it must look like smtp://user:password@host:587 or smtps://user:password@host:465',
      ],
      [
        'PUBLIC_URL',
        [
          'fair.ch',
          'https://fair.ch?a=1',
          'https://fair.ch?',
          'https://fair.ch/#a',
          'ftp://fair.ch',
          'https://',
          'https://a:b@fair.ch',
          'https:fair.ch',
          'https://fair.ch/katalog',
          'https://fair.ch//a',
          'https://fair..ch',
          'https://.fair.ch',
          'https://..',
        ],
        'it must look like https://catalogue.example.ch, without anything behind the name',
      ],
      ['MAINTENANCE', ['yes', 'true', '2'], 'it must be 1 or 0'],
      ['DEMO', ['yes', 'ja'], 'it must be 1 or 0'],
      [
        'LIVE_APP_ID',
        ['a/b', 'a b', '..', 'ä', 'x'.repeat(65)],
        'it must be 1 to 64 letters, digits, - or _',
      ],
      ['LIVE_KEY', ['a/b', 'a?b', 'a:b'], 'it must be 1 to 64 letters, digits, - or _'],
      ['LIVE_SECRET', ['x', 'fifteen letters'], 'it must have at least 16 characters'],
      ['LIVE_MAX_CONNECTIONS', ['0', 'viele'], 'it must be a whole number from 1 to 100000'],
      [
        'MAIL_FROM',
        ['Rebblatt', 'a@', 'a@b..ch', 'A <a@.ch>', '<a@b.ch', 'a@b.ch, c@d.ch', 'A <a@b.ch> <c@d.ch>'],
        'it must look like Name <address@example.ch>',
      ],
      ['TRUST_PROXY', ['11', 'true', '127.0.0.1'], 'it must be a whole number from 0 to 10'],
      ['AWS_REGION', ['eu central', '/'], 'it must be a region such as eu-central-1'],
      [
        'AWS_ENDPOINT_URL',
        ['storage:9000', 's3://storage', 'http://storage..ch'],
        'it must look like https://storage.example.ch or http://storage:9000',
      ],
      ['PASSWORD_COST', ['3', '16', '12.5'], 'it must be a whole number from 4 to 15'],
      ['LOG_LEVEL', ['verbose', 'INFO'], 'it must be one of fatal, error, warn, info, debug, silent'],
      ['CHROMIUM_PATH', [' '], 'it must be the path of a file'],
    ] as const
  ).flatMap(([name, values, wanted]) =>
    values.map((value): [string, Record<string, string>, RegExp] => [
      `with ${name}=${value}`,
      { [name]: value },
      exactly(`${name} is wrong: ${wanted}`),
    ]),
  ),
  [
    'with half of a key',
    { AWS_ACCESS_KEY_ID: 'AKIA' },
    /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are set together or not at all$/,
  ],
];

describe('an environment', () => {
  it.each(wrong)('%s is refused with the name of the variable and never its value', (_what, env, line) => {
    const variables = { DATABASE_URL: database.url, JWT_SECRET: GOOD_SECRET, ...env };
    let output = '';
    try {
      readEnv(variables);
    } catch (error) {
      if (error instanceof EnvironmentError) output = error.message;
    }
    expect(output).toMatch(line);
    expect(output).not.toMatch(/\n/);
    expect(output).not.toContain(GOOD_SECRET);
  });
});

describe('an environment that is unusual', () => {
  it.each<[what: string, env: Record<string, string>, read: object]>([
    ['with a database on a socket', { DATABASE_URL: 'postgresql:///fair?host=/run/postgresql' }, {}],
    ['with the address of all networks', { HOST: '::' }, { HOST: '::' }],
    ['with a name of the machine', { HOST: 'catalogue-1.intern' }, { HOST: 'catalogue-1.intern' }],
    [
      'with a slash behind the address',
      { PUBLIC_URL: 'https://fair.ch/' },
      { PUBLIC_URL: 'https://fair.ch' },
    ],
    ['with a sender without a name', { MAIL_FROM: 'katalog@fair.ch' }, { MAIL_FROM: 'katalog@fair.ch' }],
    ['with a sender of the same machine', { MAIL_FROM: 'Messe <katalog@localhost>' }, {}],
    ['with a folder in a bucket', { STORAGE_URL: 's3://fair/2030/files' }, {}],
    ['with a mail server that needs no password', { SMTP_URL: 'smtp://mail:25' }, {}],
    ['with variables of other programs', { SHELL: '/bin/sh', toString: 'x' }, { PORT: 8000 }],
  ])('%s is read', (_what, env, read) => {
    const variables = { DATABASE_URL: database.url, JWT_SECRET: GOOD_SECRET, ...env };
    expect(readEnv(variables)).toMatchObject(read);
  });
});

describe('a start', { timeout: 120_000 }, () => {
  it.each<[what: string, env: () => Record<string, string>, line: RegExp]>([
    ['with a guessable secret', () => ({ JWT_SECRET: 'kurz' }), /JWT_SECRET must have at least 32 bytes/],
    [
      'with a data folder that is a file',
      () => ({ DATA_DIR: join(folder, 'a-file') }),
      /DATA_DIR is wrong: [^\n]*a-file/,
    ],
    [
      'with a data folder below a file',
      () => ({ DATA_DIR: join(folder, 'a-file', 'data') }),
      /DATA_DIR is wrong: [^\n]*a-file/,
    ],
    ...(process.platform === 'linux'
      ? [
          [
            'with a data folder where none can be made',
            () => ({ DATA_DIR: '/proc/rebblatt/data' }),
            /DATA_DIR is wrong: the folder \/proc\/rebblatt\/data cannot be made/,
          ] satisfies [string, () => Record<string, string>, RegExp],
          [
            'with a storage where no folder can be made',
            () => ({ STORAGE_URL: 'file:///proc/rebblatt/files' }),
            /STORAGE_URL is unusable: [^\n]*\/proc/,
          ] satisfies [string, () => Record<string, string>, RegExp],
        ]
      : []),
    [
      'on the address of another machine',
      () => ({ HOST: '192.0.2.1' }),
      /HOST=192\.0\.2\.1 is no address of this machine; .*0\.0\.0\.0/,
    ],
    ['with a folder as the printing browser', () => ({ CHROMIUM_PATH: folder }), /CHROMIUM_PATH is wrong: /],
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
    const { code, output } = await start(env());
    expect(output).toMatch(/^Rebblatt cannot start: [^\n]+\n$/);
    expect(output).toMatch(line);
    expect(code).toBe(1);
  });

  it('on a port that is in use is refused before anything is changed', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { code, output } = await start({ PORT: String((other.address() as AddressInfo).port) });
    other.close();
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^Rebblatt cannot start: PORT=\d+ is in use by another program [^\n]*EADDRINUSE[^\n]*\n$/,
      ),
    ]);
  });

  it('on the database of a newer version is refused and does not change it', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'y', '29991231000000_from_tomorrow', now())`,
    );
    const { code, output } = await start({});
    await client.query(`DELETE FROM _prisma_migrations WHERE id = 'x'`);
    await client.end();
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Rebblatt cannot start: The database is newer than this program[^\n]*\n$/),
    ]);
  });
});
