import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Application } from './application.ts';
import { ADMIN_ROLE, type Credentials, prepareCluster } from './cluster.ts';
import { address, clientFor } from './connection.ts';
import { guardServer, type Watchers } from './guard.ts';
import { claimServer, currentOwner, releaseServer } from './owner.ts';
import { choosePlace, type Place } from './place.ts';
import { findRunning, livingServer, startServer, stopServer } from './server.ts';
import type { Settings } from './settings.ts';

export interface EmbeddedPostgres {
  /** URL of the application's database, with a role that is not a superuser. */
  url: string;
  /** URL for the cluster's administrator, who may create databases. */
  adminUrl: string;
  /** The folder with the data and its passwords. */
  home: string;
  /** A message about where the data is, when it is not in `dataDir`; otherwise null. */
  warning: string | null;
  /** Stops the server and waits until it is down. Further calls do nothing. */
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL from the npm packages, with its data under `dataDir`/postgres.
 * A server that is still running after its process was killed is adopted.
 *
 * @param options.dataDir is created when it does not exist
 * @param options.application its role and database are created at the first start
 * @param options.settings PostgreSQL settings, name to value; they override those of the package
 * @param options.watchers are called when the server dies; only with them is it restarted automatically
 * @throws Error with a clear message when another process owns the data or the server does not start
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  application: Application;
  settings?: Settings;
  watchers?: Watchers;
}): Promise<EmbeddedPostgres> {
  const place = await choosePlace(options.dataDir, options.application);
  await claimServer(place.home, options.application);
  try {
    const credentials = await prepareCluster(place);
    const settings = options.settings ?? {};
    const port = await startPrepared(place, credentials, settings);
    const again = async () => {
      const found = await startServer(place, credentials, settings, port);
      if (found !== port) throw new Error(`It now uses port ${found} instead of ${port}.`);
    };
    const server = { living: () => livingServer(place), start: again };
    const endWatch = options.watchers ? guardServer(server, options.watchers) : async () => undefined;
    let stopping: Promise<void> | null = null;
    return {
      url: address(port, options.application.name, credentials.app, options.application.name),
      adminUrl: address(port, ADMIN_ROLE, credentials.admin, 'postgres'),
      home: place.home,
      warning: place.warning,
      stop() {
        stopping ??= endWatch()
          .then(() => stopServer(place))
          .then(() => releaseServer(place.home));
        return stopping;
      },
    };
  } catch (error) {
    await releaseServer(place.home);
    throw error;
  }
}

/**
 * Like startEmbeddedPostgres, but when a server for the same data is running, uses it and leaves it running:
 * for programs such as a backup.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  application: Application;
  settings?: Settings;
}): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const place = await choosePlace(options.dataDir, options.application);
  if (!(await currentOwner(place.home))) return startEmbeddedPostgres(options);
  const credentials = await prepareCluster(place);
  const port = await findRunning(place, credentials);
  if (port === null) throw new Error('The server for this data is starting or stopping; try again.');
  return {
    url: address(port, options.application.name, credentials.app, options.application.name),
    stop: async () => undefined,
  };
}

/** How often a server is started that dies, or is still recovering, while its database is prepared. */
const TRIES = 20;
const TRY_EVERY_MS = 500;

/** Starts the server and prepares its database, again when it dies meanwhile: nothing guards it yet. Returns its port. */
async function startPrepared(place: Place, credentials: Credentials, settings: Settings): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = await startServer(place, credentials, settings);
    try {
      await prepareDatabase(port, credentials, place.application.name);
      return port;
    } catch (error) {
      if (isRefusal(error) || tries === TRIES) throw error;
      await wait(TRY_EVERY_MS);
    }
  }
}

/** Whether a living server refused a statement or the login; it says also that it shuts down (57P01) or recovers (57P03). */
const isRefusal = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^(08|57P0)/.test(error.code ?? '');

/** Creates the application's role and database at the first start. */
async function prepareDatabase(port: number, credentials: Credentials, name: string): Promise<void> {
  const client = clientFor(address(port, ADMIN_ROLE, credentials.admin, 'postgres'));
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    if (role.rowCount === 0) {
      await client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${credentials.app}'`);
    }
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  } finally {
    await client.end();
  }
}
