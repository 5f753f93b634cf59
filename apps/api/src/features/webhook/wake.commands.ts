import { JOB_CHANNEL } from '../../jobs/enqueue.ts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { WEBHOOK_CHANNEL } from '../../lib/webhook-events.ts';

/** The job that delivers what waits for one webhook. */
export const DELIVER_WEBHOOK = 'deliver-webhook';

/**
 * Orders a job for every webhook for which something is due. The changes themselves only notify: were the job ordered in
 * their transactions, each would wait for the others at the key of the job.
 */
export async function wakeWebhooks({ db }: { db: Database }): Promise<void> {
  await db.query(sql`
    WITH made AS (
      INSERT INTO job (kind, payload, dedupe_key)
      SELECT ${DELIVER_WEBHOOK}, jsonb_build_object('webhook_id', w.id), 'webhook:' || w.id FROM webhook w
      WHERE coalesce(w.paused_until <= now(), true) AND EXISTS (
        SELECT FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'waiting' AND d.next_at <= now()
          AND (w.active OR d.type = 'webhook.test'))
      ON CONFLICT (dedupe_key) WHERE state IN ('queued', 'running') DO NOTHING RETURNING id)
    SELECT pg_notify(${JOB_CHANNEL}, ${DELIVER_WEBHOOK}) FROM made LIMIT 1`);
}

/** A node that was down over the day still tells of it for so long. */
const LATE_DAYS = 3;

/** Writes that a catalogue's collection has begun or ended, once for each webhook and day. */
export async function noteCatalogDays({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const today = todayInZurich(clock);
  await db.query(sql`
    WITH happened AS (
      SELECT id, 'catalog.started' AS type, "from" AS day FROM catalog
      UNION ALL SELECT id, 'catalog.ended', "to" + 1 FROM catalog
    ), made AS (
      INSERT INTO webhook_delivery (webhook_id, event_id, type, subject, body)
      SELECT w.id, 'msg_' || h.type || '_' || h.id || '_' || h.day, h.type, 'catalog:' || h.id, json_build_object(
        'type', h.type, 'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', json_build_object('id', h.id))::text
      FROM happened h JOIN webhook w ON w.active AND h.type = ANY(w.events) AND w.created_at::date <= h.day
      WHERE h.day BETWEEN ${today}::date - ${LATE_DAYS}::int AND ${today}::date
      ON CONFLICT (webhook_id, event_id) DO NOTHING RETURNING id)
    SELECT pg_notify(${WEBHOOK_CHANNEL}, '') FROM made LIMIT 1`);
}
