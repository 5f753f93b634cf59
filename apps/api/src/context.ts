import type { OutputCondition, Press } from '@rebblatt/press';
import type { Env } from './env.ts';
import type { FileTurns } from './files/file-turns.ts';
import type { PreviewCache } from './files/preview-cache.ts';
import type { FileStore } from './files/store.ts';
import type { Checks } from './http/health.ts';
import type { Clock } from './lib/clock.ts';
import type { Database } from './lib/database.ts';
import type { Logger } from './lib/logger.ts';
import type { Metrics } from './lib/metrics.ts';
import type { Throttle } from './lib/throttle.ts';
import type { Monitor } from './live/monitor.ts';
import type { TableReader } from './tables/table-reader.ts';
import type { ShownEditions } from './visitors/shown-editions.ts';
import type { VisitCounts } from './visitors/visit-counts.ts';

/** The dependencies of the slices; each names the part it needs. */
export interface Context {
  env: Env;
  db: Database;
  clock: Clock;
  log: Logger;
  files: FileStore;
  previews: PreviewCache;
  /** For results that somebody waits for: single pages, fits, previews. */
  press: Press;
  /** For whole books: with its own browser and workers at low priority. */
  bookPress: Press;
  /** The condition that pages are printed for now, with its profile. */
  outputCondition: () => Promise<OutputCondition>;
  /** Reads the lists that people send. */
  tables: TableReader;
  throttle: Throttle;
  /** What this node counts of itself. */
  metrics: Metrics;
  /** Counts what happens on the live channel. */
  monitor: Monitor;
  /** The queues of the accounts for tasks that occupy the press for seconds. */
  turns: FileTurns;
  jwtSecret: string;
  /** The public address of the product, without a slash at the end; links in mails start with it. */
  publicUrl: string;
  /** What visitors see. */
  editions: ShownEditions;
  /** How often they read it. */
  visits: VisitCounts;
  /** The checks of `GET /api/ready`. */
  checks: Checks;
}
