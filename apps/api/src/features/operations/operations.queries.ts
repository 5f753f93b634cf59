import { statfs } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { sql } from '../../lib/sql.ts';

/** What is looked at of an installation. */
export type Watched = Pick<Context, 'db' | 'env' | 'checks' | 'metrics' | 'monitor'>;

/** Jobs of one kind. */
interface Queue {
  kind: string;
  waiting: number;
  running: number;
  /** How long the oldest that could run has waited, in seconds. */
  oldest: number;
  /** Those that failed in the last day. */
  failed: number;
}

/** An installation as it is now. */
export interface Look {
  down: string[];
  queues: Queue[];
  mails: { waiting: number; failed: number };
  webhooks: { waiting: number; failing: number; off: number };
  lastBackup: Date | null;
  databaseBytes: number;
  disk: { free: number; total: number };
  pool: { total: number; idle: number; waiting: number };
  delaySeconds: number;
  faults: number;
  sockets: number;
  /** Processes that this node has started: those of the press, and the browser's. */
  processes: number;
  memoryBytes: number;
  upSeconds: number;
}

const downOf = async ({ checks }: Watched) => {
  const names = Object.keys(checks);
  const results = await Promise.allSettled(names.map((name) => checks[name]?.()));
  return names.filter((_, index) => results[index]?.status === 'rejected');
};

const listQueues = ({ db }: Watched) =>
  db.query<Queue>(sql`
    SELECT kind, count(*) FILTER (WHERE state = 'queued')::int AS waiting,
      count(*) FILTER (WHERE state = 'running')::int AS running,
      coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE state = 'queued' AND run_at <= now()), 0)::float AS oldest,
      count(*) FILTER (WHERE state = 'failed' AND finished_at > now() - interval '1 day')::int AS failed
    FROM job WHERE state IN ('queued', 'running') OR finished_at > now() - interval '1 day'
    GROUP BY kind ORDER BY kind`);

interface Counts {
  mails_waiting: number;
  mails_failed: number;
  events_waiting: number;
  failing: number;
  off: number;
  last_backup: Date | null;
  bytes: string;
}

const countRows = async ({ db }: Watched): Promise<Counts | undefined> => {
  const [row] = await db.query<Counts>(sql`
    SELECT (SELECT count(*)::int FROM mail WHERE state = 'queued') AS mails_waiting,
      (SELECT count(*)::int FROM mail WHERE state = 'failed' AND created_at > now() - interval '7 days') AS mails_failed,
      (SELECT count(*)::int FROM webhook_delivery WHERE state = 'waiting') AS events_waiting,
      (SELECT count(*)::int FROM webhook WHERE active AND failing_since < now() - interval '1 hour') AS failing,
      (SELECT count(*)::int FROM webhook WHERE NOT active AND failing_since IS NOT NULL) AS off,
      (SELECT at FROM operation_fact WHERE name = 'backup') AS last_backup,
      pg_database_size(current_database())::text AS bytes`);
  return row;
};

/** Looks at the installation from this node; a database that is away leaves what it would say at nothing. */
export async function lookAt(watched: Watched): Promise<Look> {
  const { db, env, metrics, monitor } = watched;
  const [down, queues, counts, disk] = await Promise.all([
    downOf(watched),
    listQueues(watched).catch(() => []),
    countRows(watched).catch(() => undefined),
    statfs(env.DATA_DIR),
  ]);
  return {
    down,
    queues,
    mails: { waiting: counts?.mails_waiting ?? 0, failed: counts?.mails_failed ?? 0 },
    webhooks: {
      waiting: counts?.events_waiting ?? 0,
      failing: counts?.failing ?? 0,
      off: counts?.off ?? 0,
    },
    lastBackup: counts?.last_backup ?? null,
    databaseBytes: Number(counts?.bytes ?? 0),
    disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    pool: { total: db.pool.totalCount, idle: db.pool.idleCount, waiting: db.pool.waitingCount },
    delaySeconds: metrics.delaySeconds(),
    faults: metrics.faults(),
    sockets: monitor.connections(),
    processes: process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length,
    memoryBytes: process.memoryUsage.rss(),
    upSeconds: Math.round(process.uptime()),
  };
}
