import { IMPORT_KEPT_DAYS } from '@rebblatt/contracts';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

const DAY_HOURS = 24;

/**
 * Removes rows that are no longer needed: expired counters and keys, sessions and password links that ended long ago,
 * jobs that ended a month ago, what undoing an older import would need. History, mails and books stay.
 */
export async function removeExpiredRows(db: Database): Promise<void> {
  const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
  await db.query(sql`DELETE FROM throttle WHERE window_ends_at < ${ago(1)}`);
  await db.query(sql`DELETE FROM idempotency_key WHERE created_at < ${ago(2 * DAY_HOURS)}`);
  await db.query(sql`DELETE FROM password_reset WHERE expires_at < ${ago(7 * DAY_HOURS)}`);
  await db.query(sql`DELETE FROM factor_ticket WHERE expires_at < ${ago(1)}`);
  // A socket joins within seconds of being allowed to; a client that joins again asks again.
  await db.query(sql`DELETE FROM live_grant WHERE created_at < ${ago(1)}`);
  // Longer than a signature is valid, so that no call can be repeated.
  await db.query(sql`DELETE FROM relayed_events WHERE created_at < ${ago(1)}`);
  await db.query(sql`DELETE FROM live_statistic WHERE minute < ${ago(30 * DAY_HOURS)}`);
  await db.query(sql`DELETE FROM wine_import WHERE created_at < ${ago(IMPORT_KEPT_DAYS * DAY_HOURS)}`);
  await db.query(sql`
    DELETE FROM webhook_delivery WHERE state <> 'waiting' AND created_at < ${ago(30 * DAY_HOURS)}`);
  await db.query(sql`DELETE FROM session WHERE expires_at < ${ago(30 * DAY_HOURS)}`);
  await db.query(sql`
    DELETE FROM job WHERE state IN ('done', 'failed', 'cancelled') AND finished_at < ${ago(30 * DAY_HOURS)}`);
}
