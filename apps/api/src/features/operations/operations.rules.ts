import type { OperationPoint, OperationState } from '@rebblatt/contracts';
import type { Measured } from '../../http/metrics.ts';
import type { Look } from './operations.queries.ts';

const GIB = 2 ** 30;
const MIB = 2 ** 20;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** From where on something deserves a look, and from where on it is wrong. */
const BOUNDS = {
  diskShare: [0.15, 0.05],
  oldestSeconds: [300, HOUR_S],
  backupDays: [2, 7],
  delaySeconds: [0.1, 1],
} as const;

const above = (value: number, [watch, wrong]: readonly [number, number]): OperationState =>
  value >= wrong ? 'wrong' : value >= watch ? 'watch' : 'fine';
const below = (value: number, [watch, wrong]: readonly [number, number]): OperationState =>
  value <= wrong ? 'wrong' : value <= watch ? 'watch' : 'fine';

const ORDER: readonly OperationState[] = ['wrong', 'watch', 'fine'];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** What is looked at, in words that the screen knows; what is wrong comes first. */
export function pointsOf(look: Look, now: Date): OperationPoint[] {
  const { down, queues, mails, webhooks, lastBackup, disk, pool } = look;
  const part = (name: 'database' | 'storage' | 'browser'): OperationPoint => ({
    point: name,
    state: down.includes(name) ? 'wrong' : 'fine',
    params: {},
  });
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const running = queues.reduce((sum, queue) => sum + queue.running, 0);
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const oldest = Math.max(0, ...queues.map((queue) => queue.oldest));
  const backupDays = lastBackup ? (now.getTime() - lastBackup.getTime()) / 1000 / DAY_S : null;
  const points: OperationPoint[] = [
    part('database'),
    part('storage'),
    part('browser'),
    {
      point: 'disk',
      state: down.includes('disk') ? 'wrong' : below(disk.free / disk.total, BOUNDS.diskShare),
      params: { free: rounded(disk.free / GIB), total: rounded(disk.total / GIB) },
    },
    {
      point: 'jobs',
      state: above(oldest, BOUNDS.oldestSeconds),
      params: { waiting, running, minutes: Math.round(oldest / 60) },
    },
    { point: 'failed-jobs', state: failed > 0 ? 'watch' : 'fine', params: { count: failed } },
    { point: 'mails', state: mails.failed > 0 ? 'watch' : 'fine', params: { ...mails } },
    {
      point: 'webhooks',
      state: webhooks.failing + webhooks.off > 0 ? 'watch' : 'fine',
      params: { waiting: webhooks.waiting, failing: webhooks.failing + webhooks.off },
    },
    {
      point: 'backup',
      state: backupDays === null ? 'watch' : above(backupDays, BOUNDS.backupDays),
      params: { at: lastBackup?.toISOString() ?? null },
    },
    {
      point: 'delay',
      state: above(look.delaySeconds, BOUNDS.delaySeconds),
      params: { ms: Math.round(look.delaySeconds * 1000) },
    },
    {
      point: 'pool',
      state: pool.waiting > 0 ? 'watch' : 'fine',
      params: { used: pool.total - pool.idle, total: pool.total, waiting: pool.waiting },
    },
    { point: 'faults', state: look.faults > 0 ? 'watch' : 'fine', params: { count: look.faults } },
    {
      point: 'node',
      state: 'fine',
      params: {
        sockets: look.sockets,
        processes: look.processes,
        memory: Math.round(look.memoryBytes / MIB),
        hours: Math.round(look.upSeconds / HOUR_S),
        database: Math.round(look.databaseBytes / MIB),
      },
    },
  ];
  return points.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** The same for a program that watches. */
export function measuredOf(look: Look, parts: string[]): Measured[] {
  const one = (name: string, help: string, value: number): Measured => ({
    ...{ name: `rebblatt_${name}`, help },
    values: [{ value }],
  });
  const byKind = (
    name: string,
    help: string,
    value: (queue: Look['queues'][number]) => number,
  ): Measured => ({
    ...{ name: `rebblatt_${name}`, help },
    values: look.queues.map((queue) => ({ labels: { kind: queue.kind }, value: value(queue) })),
  });
  return [
    {
      ...{ name: 'rebblatt_part_up', help: 'Whether a part without which nothing works answers.' },
      values: parts.map((part) => ({ labels: { part }, value: look.down.includes(part) ? 0 : 1 })),
    },
    byKind('jobs_waiting', 'Jobs that wait, by kind.', ({ waiting }) => waiting),
    byKind('jobs_running', 'Jobs that run, by kind.', ({ running }) => running),
    byKind('jobs_failed_day', 'Jobs that failed in the last day, by kind.', ({ failed }) => failed),
    byKind('jobs_oldest_seconds', 'How long the oldest job has waited, by kind.', ({ oldest }) => oldest),
    one('mails_waiting', 'Mails that wait.', look.mails.waiting),
    one('mails_failed_week', 'Mails of the last week that failed.', look.mails.failed),
    one('webhook_events_waiting', 'Events that wait for a webhook.', look.webhooks.waiting),
    one('webhooks_failing', 'Webhooks at which nothing has arrived for an hour.', look.webhooks.failing),
    one('press_processes', 'Processes that this node has started to print, check and draw.', look.processes),
    one('pool_connections', 'Connections to the database.', look.pool.total),
    one('pool_idle', 'Those without work.', look.pool.idle),
    one('pool_waiting', 'Calls that wait for a connection.', look.pool.waiting),
    one(
      'event_loop_delay_seconds',
      'How late the event loop is, 99 of 100 times no later.',
      look.delaySeconds,
    ),
    one('sockets', 'Clients of the live channel.', look.sockets),
    one('disk_free_bytes', 'Free room where the data lie.', look.disk.free),
    one('disk_total_bytes', 'All room where the data lie.', look.disk.total),
    one('database_bytes', 'Size of the database.', look.databaseBytes),
    one('memory_bytes', 'Memory of this process.', look.memoryBytes),
    one('up_seconds', 'How long this process runs.', look.upSeconds),
    ...(look.lastBackup
      ? [
          one(
            'last_backup_timestamp_seconds',
            'When the last backup was complete.',
            look.lastBackup.getTime() / 1000,
          ),
        ]
      : []),
  ];
}
