import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const program = new URL('./embedded.ts', import.meta.url).href;
const application = {
  name: 'fair',
  title: 'Fair',
  locale: 'de-CH',
  dataSetting: 'DATA',
  urlSetting: 'DATABASE',
};
let dataDir: string;
let server: EmbeddedPostgres | null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  // As root the server may run as another user, who needs to pass through this folder.
  await chmod(dataDir, 0o755);
  server = null;
});

afterEach(async () => {
  await server?.stop();
  if (server) await rm(server.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Another node process that starts the server on the same data and is killed before it can clean up. */
async function startAndKillAnotherProcess(): Promise<void> {
  const source = `const { startEmbeddedPostgres } = await import('${program}');
    await startEmbeddedPostgres(${JSON.stringify({ dataDir, application })});
    process.kill(process.pid, 'SIGKILL');`;
  const run = promisify(execFile);
  await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: join(import.meta.dirname, '../../..'),
  }).catch((error) => {
    if (error.signal !== 'SIGKILL') throw error;
  });
}

/** Kills the server that is being started between two statements of its preparation: the role is there, the database not yet. */
async function killOnceTheRoleIsMade(): Promise<number> {
  for (;;) {
    try {
      const { admin } = JSON.parse(await readFile(join(dataDir, 'postgres/credentials.json'), 'utf8'));
      const note = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
      const url = `postgresql://postgres:${admin}@127.0.0.1:${note[3]}/postgres`;
      const made = `SELECT 1 FROM pg_roles WHERE rolname = '${application.name}'`;
      const asked = new pg.Client({ connectionString: url });
      asked.on('error', () => undefined);
      await asked.connect();
      while ((await asked.query(made)).rowCount === 0) {}
      const pid = await postmasterPid();
      process.kill(pid, 'SIGKILL');
      return pid;
    } catch {
      // It does not serve yet.
      await new Promise(setImmediate);
    }
  }
}

describe('the embedded PostgreSQL', () => {
  test('keeps what was written after a restart, even in a folder closed to other users', async () => {
    await chmod(dataDir, 0o700);
    server = await startEmbeddedPostgres({ dataDir, application });
    await query(server.url, "CREATE TABLE wine (name text); INSERT INTO wine VALUES ('Räuschling')");
    await server.stop();
    server = await startEmbeddedPostgres({ dataDir, application });
    expect(await query(server.url, 'SELECT name FROM wine')).toEqual([{ name: 'Räuschling' }]);
  });

  test('sorts like a German reader and provides the bundled extensions', async () => {
    server = await startEmbeddedPostgres({ dataDir, application });
    const sorted = await query(
      server.url,
      `SELECT name FROM (VALUES ('Zug'), ('Älplerwein'), ('Aare'), ('öl'), ('Ofen')) AS t (name) ORDER BY name`,
    );
    expect(sorted.map((row) => row.name)).toEqual(['Aare', 'Älplerwein', 'Ofen', 'öl', 'Zug']);
    await query(
      server.url,
      'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION btree_gist',
    );
  });

  test('applies the settings and creates a role without superuser rights, whose password other users cannot read', async () => {
    server = await startEmbeddedPostgres({ dataDir, application, settings: { statement_timeout: '7s' } });
    expect(await query(server.url, 'SHOW statement_timeout')).toEqual([{ statement_timeout: '7s' }]);
    const names = await query(server.url, 'SELECT current_user AS role, current_database() AS database');
    expect(names).toEqual([{ role: 'fair', database: 'fair' }]);
    const roles = await query(server.url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
    expect(roles).toEqual([{ rolsuper: false }]);
    const mode = (await stat(join(dataDir, 'postgres/credentials.json'))).mode & 0o777;
    expect(mode).toBe(0o600);
    const wrong = server.url.replace(/:[0-9a-f]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  test('is adopted after the process that started it was killed', async () => {
    await startAndKillAnotherProcess();
    const before = await postmasterPid();
    server = await startEmbeddedPostgres({ dataDir, application });
    expect(await postmasterPid()).toBe(before);
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('restarts with every committed row after the server itself was killed', async () => {
    await startAndKillAnotherProcess();
    const first = await startEmbeddedPostgres({ dataDir, application });
    await query(first.url, 'CREATE TABLE wine AS SELECT generate_series(1, 1000) AS id');
    process.kill(await postmasterPid(), 'SIGKILL');
    await first.stop();
    server = await startEmbeddedPostgres({ dataDir, application });
    expect(await query(server.url, 'SELECT count(*)::int AS wines FROM wine')).toEqual([{ wines: 1000 }]);
  });

  test('starts again when it is killed while its database is being made', async () => {
    const starting = startEmbeddedPostgres({ dataDir, application });
    const dying = killOnceTheRoleIsMade();
    server = await starting;
    const killed = await dying;
    expect(await postmasterPid()).not.toBe(killed);
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('does not mistake another process for its server when the pid file is stale', async () => {
    server = await startEmbeddedPostgres({ dataDir, application });
    await server.stop();
    await writeFile(join(dataDir, 'postgres/cluster/postmaster.pid'), `${process.pid}\nsomewhere\n0\n5432\n`);
    server = await startEmbeddedPostgres({ dataDir, application });
    expect(await postmasterPid()).not.toBe(process.pid);
  });

  test('refuses a second owner of the same data with a clear message', async () => {
    server = await startEmbeddedPostgres({ dataDir, application });
    await expect(startEmbeddedPostgres({ dataDir, application })).rejects.toThrow(
      /Another Fair \(process \d+\)/,
    );
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
