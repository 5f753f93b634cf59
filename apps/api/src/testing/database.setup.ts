import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmbeddedPostgres } from '@rebblatt/postgres';
import { currentOwner } from '@rebblatt/postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../lib/embedded-database.ts';
import { migrate } from '../lib/postgres/migrate.ts';
import { MEMORY_FOLDER, roomIn } from './room-in.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `adminUrl` creates databases, `appUrl` is the role that owns and uses them, `template` is what is copied. */
    postgres: { adminUrl: string; appUrl: string; template: string };
  }
}

const PREFIX = 'rebblatt-test-';
/** A run creates several hundred databases of three hundred files each; on a disk the kernel looks long for places. */
const FOLDER = roomIn(MEMORY_FOLDER) >= 2 * 2 ** 30 ? MEMORY_FOLDER : tmpdir();
const MIGRATIONS = fileURLToPath(new URL('../../../../prisma/migrations/', import.meta.url));

/**
 * One PostgreSQL for the whole run: the server of DATABASE_URL when that is set (its role needs CREATEDB), else an
 * embedded one in a temporary folder. Every test file copies its database from the migrated template created here.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
    ? { adminUrl: process.env.DATABASE_URL, url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startTemporaryServer();
  const template = `rebblatt_template_${process.pid}`;
  const url = new URL(server.url);
  await onServer(
    server.adminUrl,
    `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`,
    `CREATE DATABASE ${template} OWNER ${url.username}`,
  );
  url.pathname = template;
  await migrate(url.href, MIGRATIONS);
  project.provide('postgres', { adminUrl: server.adminUrl, appUrl: server.url, template });
  return async () => {
    await onServer(server.adminUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function startTemporaryServer(): Promise<EmbeddedServer> {
  await sweepAbandoned();
  const dataDir = await mkdtemp(join(FOLDER, PREFIX));
  // The server of root may run as another user, who needs access to this folder; the cluster inside stays private.
  await chmod(dataDir, 0o755);
  const settings = {
    // The data is only needed during the run: it does not have to survive a power failure.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const server = await startEmbeddedDatabase({ dataDir, settings });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stops and removes servers whose test run was killed, so that they do not accumulate on a developer's machine. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    if (!name.startsWith(PREFIX)) continue;
    const dataDir = join(FOLDER, name);
    const notes: string[] = await readdir(join(dataDir, 'postgres')).catch(() => []);
    // Without an owner file it may belong to a run that is just starting.
    if (!notes.includes('owner.json') || (await currentOwner(join(dataDir, 'postgres')))) continue;
    const server = await startEmbeddedDatabase({ dataDir }).catch(() => null);
    await server?.stop();
    if (server) await rm(dataDir, { recursive: true, force: true });
  }
}

type EmbeddedServer = Pick<EmbeddedPostgres, 'url' | 'adminUrl' | 'stop'>;

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
