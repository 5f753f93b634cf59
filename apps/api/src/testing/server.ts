import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { type Pace, startBackground } from '../background.ts';
import type { Context } from '../context.ts';
import { readEnv } from '../env.ts';
import { listShown } from '../features/edition/edition.queries.ts';
import { findOutputCondition } from '../features/print-setting/print-setting.queries.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { createFileTurns } from '../files/file-turns.ts';
import { createPreviewCache } from '../files/preview-cache.ts';
import { KEEP_ALIVE_MS } from '../http/keep-alive.ts';
import { systemClock } from '../lib/clock.ts';
import { connectDatabase } from '../lib/database.ts';
import { createLogger } from '../lib/logger.ts';
import { createMetrics } from '../lib/metrics.ts';
import { createThrottle } from '../lib/throttle.ts';
import { createMonitor } from '../live/monitor.ts';
import { createShownEditions } from '../visitors/shown-editions.ts';
import { createVisitCounts } from '../visitors/visit-counts.ts';
import { createTestDatabase } from './database.ts';
import { pressOfFile } from './press.ts';
import { tableReaderOfFiles } from './table-reader.ts';

/** The real application on a separate port, with a separate database and folder. */
export interface TestServer {
  context: Context;
  /** `http://127.0.0.1:port` */
  origin: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

const SECRET = 'a-signing-secret-that-only-these-tests-use-0123456789';

interface TestServerOptions {
  /** Environment variables other than the defaults; `WORKERS: '2'` runs jobs, which are only queued otherwise. */
  env?: Record<string, string>;
  /** Leases and poll intervals other than the short ones. */
  pace?: Pace;
}

const QUICK_PACE = {
  pace: { leaseMs: 3000, beatMs: 500 },
  pollMs: 500,
  graceMs: 500,
  live: { beatMs: 1000, statisticsMs: 300 },
};

/** Starts a server for one test file; call `stop` in `afterAll`. */
export async function startTestServer(
  changes: Partial<Context> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'rebblatt-api-'));
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    WORKERS: '0',
    CHROMIUM_PATH: process.env.CHROMIUM_PATH,
    ...options.env,
  });
  const db = connectDatabase(database.url);
  const files = createDiskStore(join(dataDir, 'files'));
  const press = pressOfFile(join(dataDir, 'laid-out'));
  const context: Context = {
    env,
    db,
    clock: systemClock,
    log: createLogger(env.LOG_LEVEL),
    files,
    previews: createPreviewCache(join(dataDir, 'previews')),
    press,
    bookPress: press,
    outputCondition: () => findOutputCondition(db, files),
    tables: tableReaderOfFiles(),
    throttle: createThrottle(db),
    metrics: createMetrics(),
    monitor: createMonitor(),
    turns: createFileTurns({ patienceMs: 60_000 }),
    jwtSecret: SECRET,
    publicUrl: 'http://catalogue.test',
    editions: createShownEditions({ load: () => listShown(db), files, clock: changes.clock ?? systemClock }),
    visits: createVisitCounts({ db, log: createLogger('silent') }),
    checks: { database: () => db.pool.query('SELECT 1'), storage: () => files.ready() },
    ...changes,
  };
  // As in the product: a test that computes for seconds must not lose its next call on a connection just closed.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createApp(context));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const background = await startBackground(context, server, database.url, { ...QUICK_PACE, ...options.pace });
  return {
    context,
    origin: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    async stop() {
      await background.stop();
      await context.visits.stop();
      await context.press.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
