import type { webhookFaults } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import { openPoster, type Poster } from '../../lib/post-message.ts';
import { PrivateAddress } from '../../lib/public-address.ts';
import { unsealed } from '../../lib/sealed.ts';
import { sql } from '../../lib/sql.ts';
import { queueMails } from '../../mail/queue.ts';
import { findOpenAdministrators } from '../admin/admin.queries.ts';
import { webhookOffMail } from './webhook.mail.ts';
import { type DueDelivery, findTarget, listDue } from './webhook.queries.ts';
import { pauseAfter, restAfter, signedHeaders } from './webhook.rules.ts';

/** So many messages are under way to one receiver at a time. */
const AT_ONCE = 8;
const GONE = 410;
const FAILING_DAYS = 5;

interface Tools {
  db: Database;
  jwtSecret: string;
  anywhere: boolean;
}

type Fault = (typeof webhookFaults)[number];

/** How an attempt ended. */
interface Attempt {
  delivery: DueDelivery;
  status: number | null;
  fault: Fault | null;
  durationMs: number;
}

const isArrived = ({ status }: Attempt) => status !== null && status >= 200 && status < 300;

const faultOf = (error: unknown): Fault => {
  if (error instanceof PrivateAddress) return 'private-address';
  return error instanceof Error && /abort|timeout/i.test(`${error.name} ${error.message}`)
    ? 'no-answer'
    : 'unreachable';
};

/**
 * Sends a webhook what is due for it, events of one object one after the other, and writes what came of it.
 * @returns whether there may be more to send now
 */
export async function deliverBatch(
  { db, jwtSecret, anywhere }: Tools,
  webhookId: number,
  signal: AbortSignal,
): Promise<boolean> {
  const target = await findTarget(db, webhookId);
  if (!target || target.paused) return false;
  const due = await listDue(db, webhookId, target.active);
  if (due.length === 0) return false;
  const secret = unsealed(jwtSecret, target.secret);
  if (secret === null) {
    await write(
      db,
      webhookId,
      due.map((delivery) => ({ delivery, status: null, fault: 'secret-lost', durationMs: 0 })),
    );
    return true;
  }
  const poster = openPoster({ url: target.url, anywhere, atOnce: AT_ONCE });
  try {
    const attempts = await sendAll(due, (delivery) => attempt(poster, secret, delivery, signal), signal);
    await write(db, webhookId, attempts);
    return attempts.length > 0 && !attempts.some(({ status }) => status === null || status === GONE);
  } finally {
    poster.close();
  }
}

/** Sends with several hands until all is sent, or the receiver does not answer or wants no more. */
async function sendAll(
  due: DueDelivery[],
  send: (delivery: DueDelivery) => Promise<Attempt>,
  signal: AbortSignal,
): Promise<Attempt[]> {
  const bySubject = new Map<string, DueDelivery[]>();
  for (const delivery of due)
    bySubject.set(delivery.subject, [...(bySubject.get(delivery.subject) ?? []), delivery]);
  const lines = [...bySubject.values()];
  const attempts: Attempt[] = [];
  let over = false;
  const hand = async () => {
    for (let line = lines.shift(); line && !over; line = lines.shift())
      for (const delivery of line) {
        const made = await send(delivery);
        // What the shutdown interrupted is no failure of the receiver.
        if (signal.aborted && made.status === null) return;
        attempts.push(made);
        if (made.status === null || made.status === GONE) over = true;
        if (!isArrived(made) || over) break;
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return attempts;
}

async function attempt(
  poster: Poster,
  secret: string,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<Attempt> {
  const started = performance.now();
  const headers = {
    ...signedHeaders(secret, delivery.event_id, new Date(), delivery.body),
    'Content-Type': 'application/json',
    'User-Agent': 'Rebblatt',
  };
  const end = (status: number | null, fault: Fault | null): Attempt => ({
    ...{ delivery, status, fault },
    durationMs: Math.round(performance.now() - started),
  });
  try {
    return end(await poster.post({ headers, body: delivery.body, signal }), null);
  } catch (error) {
    return end(null, faultOf(error));
  }
}

/** An attempt as a row: an event that cannot arrive at all, and a trial, is tried once only. */
const rowOf = (made: Attempt) => {
  const { delivery, status, fault, durationMs } = made;
  const tries = delivery.tries + 1;
  const last = fault === 'private-address' || fault === 'secret-lost' || delivery.type === 'webhook.test';
  const pause = last ? null : pauseAfter(tries);
  const missed = pause === null ? 'failed' : 'waiting';
  const state = isArrived(made) ? 'delivered' : missed;
  return { id: delivery.id, state, tries, status, error: fault, duration_ms: durationMs, pause: pause ?? 0 };
};

const write = (db: Database, webhookId: number, attempts: Attempt[]): Promise<void> =>
  db.transact(async (tx) => {
    // First the webhook and then its deliveries, in the order in which it is deleted: each would wait for the other.
    await tx.$queryRaw(sql`SELECT FROM webhook WHERE id = ${webhookId} FOR NO KEY UPDATE`);
    await tx.$executeRaw(sql`
      UPDATE webhook_delivery d SET state = r.state::webhook_delivery_state, tries = r.tries, status = r.status,
        error = r.error, duration_ms = r.duration_ms, next_at = now() + make_interval(secs => r.pause)
      FROM json_to_recordset(${JSON.stringify(attempts.map(rowOf))}::json) AS r (id int, state text, tries int,
        status int, error text, duration_ms int, pause int)
      WHERE d.id = r.id AND d.state = 'waiting'`);
    const silent = attempts.find(({ status, fault }) => status === null && fault !== 'secret-lost');
    const arrived = attempts.some(isArrived);
    const gone = attempts.some(({ status }) => status === GONE);
    if (silent) await rest(tx, webhookId, restAfter(silent.delivery.tries + 1));
    if (arrived && !gone)
      await tx.webhook.updateMany({ where: { id: webhookId }, data: { failingSince: null } });
    else if (attempts.length > 0) await noteFailure(tx, webhookId, gone);
  });

const rest = (tx: Tx, webhookId: number, seconds: number) =>
  tx.$executeRaw(sql`
    UPDATE webhook SET paused_until = now() + make_interval(secs => ${seconds}) WHERE id = ${webhookId}`);

/** Notes that nothing arrives; after five days, or at once when the receiver wants no more, the webhook is switched off. */
async function noteFailure(tx: Tx, webhookId: number, gone: boolean): Promise<void> {
  const [row] = await tx.$queryRaw<{ url: string; off: boolean }[]>(sql`
    UPDATE webhook SET failing_since = coalesce(failing_since, now()), active =
      NOT (${gone} OR coalesce(failing_since < now() - make_interval(days => ${FAILING_DAYS}), false))
    WHERE id = ${webhookId} AND active RETURNING url, NOT active AS off`);
  if (!row?.off) return;
  const people = await findOpenAdministrators(tx);
  await queueMails(
    tx,
    people.map((user) => webhookOffMail(user, row.url)),
  );
}
