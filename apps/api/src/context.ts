import type { Press } from '@rebblatt/press';
import type { Env } from './env.ts';
import type { FileTurns } from './files/file-turns.ts';
import type { PreviewCache } from './files/preview-cache.ts';
import type { FileStore } from './files/store.ts';
import type { Checks } from './http/health.ts';
import type { Clock } from './lib/clock.ts';
import type { Database } from './lib/database.ts';
import type { Logger } from './lib/logger.ts';
import type { Throttle } from './lib/throttle.ts';

/** Everything the slices work with; each names the part it needs. */
export interface Context {
  env: Env;
  db: Database;
  clock: Clock;
  log: Logger;
  files: FileStore;
  previews: PreviewCache;
  /** For what somebody waits for: single pages, fits, previews. */
  press: Press;
  /** For whole books: a browser and workers of their own at lowered priority. */
  bookPress: Press;
  throttle: Throttle;
  /** Whose turn it is for what takes the press seconds. */
  turns: FileTurns;
  jwtSecret: string;
  /** Where people reach the product, without a slash at the end; links in mails start with it. */
  publicUrl: string;
  /** What `GET /api/ready` asks. */
  checks: Checks;
}
