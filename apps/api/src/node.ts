import { join } from 'node:path';
import type { EmbeddedPostgres } from '@rebblatt/postgres';
import { createPress } from '@rebblatt/press';
import type { Context } from './context.ts';
import { makeDataFolder } from './data-folder.ts';
import { loadDemoFair } from './demo.ts';
import type { Env } from './env.ts';
import { listShown } from './features/edition/edition.queries.ts';
import { findOutputCondition } from './features/print-setting/print-setting.queries.ts';
import { createFileTurns } from './files/file-turns.ts';
import { openFileStore } from './files/open-store.ts';
import { sweepFoldersBeside } from './files/own-folder.ts';
import { createPreviewCache } from './files/preview-cache.ts';
import { guardRoom } from './files/room.ts';
import { startSweeping } from './files/sweep.ts';
import { workFolder } from './files/work-copy.ts';
import { lastKnown } from './http/health.ts';
import { uploadFolder } from './http/upload.ts';
import { systemClock } from './lib/clock.ts';
import { connectDatabase } from './lib/database.ts';
import { startEmbeddedDatabase } from './lib/embedded-database.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import { createMetrics } from './lib/metrics.ts';
import { hashAtCost } from './lib/password.ts';
import { migrate } from './lib/postgres/migrate.ts';
import { createThrottle } from './lib/throttle.ts';
import { whenReachable } from './lib/when-reachable.ts';
import { createMonitor } from './live/monitor.ts';
import { MIGRATIONS } from './migrations.ts';
import { guardChoices } from './operator-choices.ts';
import { ownSecret } from './own-secret.ts';
import { createTableReader } from './tables/table-reader.ts';
import { createShownEditions } from './visitors/shown-editions.ts';
import { createVisitCounts } from './visitors/visit-counts.ts';

/** A running node: its parts, and how to stop them. */
export interface RunningNode {
  context: Context;
  /** For connections outside the pool. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts everything behind the HTTP server: database, migrations, files.
 * @param databaseLost is called when the embedded database has died and cannot be restarted
 */
export async function startNode(env: Env, databaseLost: (reason: string) => void): Promise<RunningNode> {
  await makeDataFolder(env);
  hashAtCost(env.PASSWORD_COST);
  const log = createLogger(env.LOG_LEVEL);
  const restarted = () =>
    log.error({ event: 'database.restarted' }, 'the embedded database died and was restarted');
  const watchers = { restarted, lost: databaseLost };
  const embedded = env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir: env.DATA_DIR, watchers });
  try {
    return await startOn(env, log, embedded);
  } catch (error) {
    // A start that fails leaves no database running.
    await embedded?.stop();
    throw error;
  }
}

async function startOn(env: Env, log: Logger, embedded: EmbeddedPostgres | null): Promise<RunningNode> {
  const files = openFileStore(env);
  await guardChoices(env, files, log);
  await sweepFoldersBeside(workFolder(env.DATA_DIR));
  await sweepFoldersBeside(uploadFolder(env.DATA_DIR));
  if (embedded?.warning) log.warn({ event: 'database.elsewhere' }, embedded.warning);
  const url = env.DATABASE_URL ?? embedded?.url ?? '';
  const waiting = (error: unknown) =>
    log.warn(
      { event: 'database.awaited', err: error },
      'the database cannot be reached yet; it is waited for',
    );
  await whenReachable(() => migrate(url, MIGRATIONS), waiting);
  const db = connectDatabase(url);
  const search = { dataDir: env.DATA_DIR, chromiumPath: env.CHROMIUM_PATH };
  const press = createPress({ ...search, lowPriority: false });
  const bookPress = createPress({ ...search, lowPriority: true });
  const tables = createTableReader();
  const context: Context = {
    env,
    db,
    clock: systemClock,
    log,
    files,
    previews: createPreviewCache(join(env.DATA_DIR, 'previews')),
    press,
    bookPress,
    outputCondition: () => findOutputCondition(db, files),
    tables,
    throttle: createThrottle(db),
    metrics: createMetrics(),
    monitor: createMonitor(),
    turns: createFileTurns(),
    jwtSecret: env.JWT_SECRET ?? (await ownSecret(env.DATA_DIR)),
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`,
    editions: createShownEditions({ load: () => listShown(db), files, clock: systemClock }),
    visits: createVisitCounts({ db, log }),
    checks: {
      database: () => db.pool.query('SELECT 1'),
      storage: () => files.ready(),
      disk: () => guardRoom(env.DATA_DIR),
      browser: lastKnown(() => press.ready()),
    },
  };
  await whenReachable(() => loadDemoFair(context), waiting);
  // The browser takes seconds to start, so nothing waits for it.
  if (env.CHROMIUM_PATH)
    press
      .ready()
      .catch((error: unknown) =>
        log.error({ event: 'browser.unusable', err: error }, 'the browser of CHROMIUM_PATH is unusable'),
      );
  const stopSweeping = startSweeping(context, uploadFolder(env.DATA_DIR));
  return {
    context,
    databaseUrl: url,
    async stop() {
      stopSweeping();
      await context.visits.stop();
      await Promise.all([press.close(), bookPress.close(), tables.close()]);
      await db.close();
      await embedded?.stop();
    },
  };
}
