import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN_ROLE, type Credentials, clusterFolder } from './cluster.ts';
import { address, clientFor } from './connection.ts';
import type { Place } from './place.ts';
import { commandLine, isAlive } from './process-state.ts';
import { run } from './run-as.ts';
import { type Settings, writeSettings } from './settings.ts';

const RETRY_FOR_MS = 5000;
/** How long the last processes of a killed server may take to finish their current statement. */
const REMAINS_FOR_MS = 20_000;
const remains = /pre-existing shared memory block|lock file "[^"]*" already exists/;
const RETRY_EVERY_MS = 200;

/**
 * Starts the server, or adopts the one that still runs after its process was killed. Returns its port.
 *
 * @param wanted the port that it must use because clients know it; by default any free one
 */
export async function startServer(
  place: Place,
  credentials: Credentials,
  extra: Settings,
  wanted?: number,
): Promise<number> {
  const running = await findRunning(place, credentials);
  if (running) return running;
  const begun = Date.now();
  const cluster = clusterFolder(place);
  for (;;) {
    const port = wanted ?? (await freePort());
    const logged = await logSize(cluster);
    await writeSettings(cluster, port, extra);
    const answer = await run(place.runAs, place.binaries.pgCtl, [
      'start',
      `--pgdata=${cluster}`,
      `--log=${logOf(cluster)}`,
      '--wait',
      '--timeout=60',
      '--silent',
    ]);
    if (answer.code === 0) return port;
    // The last processes of a killed server keep its memory for a moment, or another program has the port.
    const patience = remains.test((await readLog(cluster)).subarray(logged).toString())
      ? REMAINS_FOR_MS
      : RETRY_FOR_MS;
    if (Date.now() > begun + patience) throw new Error(await startFailure(cluster, answer.output));
    await wait(RETRY_EVERY_MS);
  }
}

/** Stops the server; open transactions are rolled back, committed data is kept. */
export async function stopServer(place: Place): Promise<void> {
  const answer = await run(place.runAs, place.binaries.pgCtl, [
    'stop',
    `--pgdata=${clusterFolder(place)}`,
    '--mode=fast',
    '--wait',
    '--timeout=60',
    '--silent',
  ]);
  const pid = (await readPidFile(place))?.pid;
  if (answer.code !== 0 && pid !== undefined && isAlive(pid)) {
    throw new Error(`The database did not stop: ${answer.output}`);
  }
}

/** The port of a running server for exactly this cluster, or null. A pid file alone is never trusted. */
export async function findRunning(place: Place, credentials: Credentials): Promise<number | null> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    if ((await livingServer(place)) === null) return null;
    const note = await readPidFile(place);
    if (note?.port && (await servesCluster(note.port, place, credentials))) return note.port;
    // It may be starting or stopping.
    if (Date.now() > deadline) return null;
    await wait(RETRY_EVERY_MS);
  }
}

/** The process that serves this cluster, or null if there is none. */
export async function livingServer(place: Place): Promise<number | null> {
  const note = await readPidFile(place);
  return note && isAlive(note.pid) && isPostgres(note.pid) ? note.pid : null;
}

function isPostgres(pid: number): boolean {
  const line = commandLine(pid);
  return line === null ? process.platform === 'win32' : line.includes('postgres');
}

async function servesCluster(port: number, place: Place, credentials: Credentials): Promise<boolean> {
  const client = clientFor(address(port, ADMIN_ROLE, credentials.admin, 'postgres'), {
    connectionTimeoutMillis: 2000,
  });
  try {
    await client.connect();
    const answer = await client.query('SHOW data_directory');
    return answer.rows[0]?.data_directory === clusterFolder(place);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readPidFile(place: Place): Promise<{ pid: number; port: number | null } | null> {
  const text = await readFile(join(clusterFolder(place), 'postmaster.pid'), 'utf8').catch(() => null);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return { pid, port: Number(lines[3]) || null };
}

const logOf = (cluster: string) => join(cluster, 'server.log');

const logSize = (cluster: string): Promise<number> =>
  stat(logOf(cluster)).then(
    ({ size }) => size,
    () => 0,
  );

const readLog = (cluster: string): Promise<Buffer> => readFile(logOf(cluster)).catch(() => Buffer.alloc(0));

async function startFailure(cluster: string, output: string): Promise<string> {
  const log = (await readLog(cluster)).toString();
  return `The embedded database did not start: ${output}\n${log.trim().split('\n').slice(-5).join('\n')}`;
}

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
