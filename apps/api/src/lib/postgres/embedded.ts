import { SequentialClient } from '../sequential-client.ts';
import { ADMIN_ROLE, APP_ROLE, type Credentials, prepareCluster } from './cluster.ts';
import { guardServer, type Watchers } from './guard.ts';
import { claimServer, currentOwner, releaseServer } from './owner.ts';
import { choosePlace } from './place.ts';
import { address, findRunning, livingServer, startServer, stopServer } from './server.ts';
import type { Settings } from './settings.ts';

export interface EmbeddedPostgres {
  /** Address of the application's database, as a role that is not a superuser. */
  url: string;
  /** Address as the cluster's administrator, for making databases in tests. */
  adminUrl: string;
  /** The folder that holds the data and its passwords. */
  home: string;
  /** Says where the data is when that is not DATA_DIR, else null. */
  warning: string | null;
  /** Stops the server and waits until it is down. Calling it again does nothing. */
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL that comes with the npm packages, with its data under `dataDir`/postgres.
 * A server left over by a killed process is adopted, not fought.
 *
 * @param options.settings PostgreSQL settings over our own, name to value.
 * @param options.watchers who is told when it dies; with them it is started again by itself, without them it is not.
 * @throws Error with one clear sentence when another process owns the data or the server does not start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  settings?: Settings;
  watchers?: Watchers;
}): Promise<EmbeddedPostgres> {
  const place = await choosePlace(options.dataDir);
  await claimServer(place.home);
  try {
    const credentials = await prepareCluster(place);
    const settings = options.settings ?? {};
    const port = await startServer(place, credentials, settings);
    await prepareDatabase(port, credentials);
    const again = async () => {
      const found = await startServer(place, credentials, settings, port);
      if (found !== port) throw new Error(`It is at port ${found} now instead of ${port}.`);
    };
    const server = { living: () => livingServer(place), start: again };
    const endWatch = options.watchers ? guardServer(server, options.watchers) : async () => undefined;
    let stopping: Promise<void> | null = null;
    return {
      url: address(port, APP_ROLE, credentials.app, APP_ROLE),
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
 * As startEmbeddedPostgres, but beside a running server of the same data, whose database it then uses and leaves
 * running: for programs such as a backup.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
}): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const place = await choosePlace(options.dataDir);
  if (!(await currentOwner(place.home))) return startEmbeddedPostgres(options);
  const credentials = await prepareCluster(place);
  const port = await findRunning(place, credentials);
  if (port === null) throw new Error('The server of this data is just starting or stopping; try again.');
  return { url: address(port, APP_ROLE, credentials.app, APP_ROLE), stop: async () => undefined };
}

/** Makes the application's role and database at the first start. */
async function prepareDatabase(port: number, credentials: Credentials): Promise<void> {
  const client = new SequentialClient({
    connectionString: address(port, ADMIN_ROLE, credentials.admin, 'postgres'),
  });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
    if (role.rowCount === 0) {
      await client.query(`CREATE ROLE ${APP_ROLE} LOGIN PASSWORD '${credentials.app}'`);
    }
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APP_ROLE]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${APP_ROLE} OWNER ${APP_ROLE}`);
  } finally {
    await client.end();
  }
}
