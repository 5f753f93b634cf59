import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { digestOf } from '../files/digest.ts';
import type { Actor } from '../lib/actor.ts';
import { AppError, conflict, invalidField } from '../lib/app-error.ts';
import type { Database, Tx } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import type { Sent } from './reply.ts';
import { fileOf } from './upload.ts';

/** Runs a POST or PUT once per `Idempotency-Key` and account; a repeated call gets the first answer again. */
export interface Idempotency {
  once: (
    req: Request,
    actor: Actor | null,
    answer: (keep: (sent: Sent) => Promise<void>) => Promise<void>,
    replay: (sent: { status: number; body: unknown }) => void,
  ) => Promise<void>;
}

const KEPT_FOR_S = 24 * 3600;

/** PUT too: adding a wine page is one in the list of calls. */
const creates = new Set(['POST', 'PUT']);

const keyForm = /^[\w-]{8,100}$/;

/**
 * The key of a call that may be repeated, or null without one.
 * @throws AppError 422 on the header for a key that is too short, too long or has invalid characters: if it were ignored,
 *   a caller who relies on it could create twice
 */
function keyOf(req: Request): string | null {
  const key = req.get('idempotency-key');
  if (key === undefined || !creates.has(req.method)) return null;
  if (!keyForm.test(key)) throw invalidField('Idempotency-Key', 'validation.invalid');
  return key;
}

/** What identifies a call: method, path, every field and the bytes of the file. */
async function contentHash(req: Request): Promise<string> {
  const file = fileOf(req);
  const sent = {
    call: `${req.method} ${req.originalUrl}`,
    body: req.body as unknown,
    file: file && { name: file.originalName, sha256: (await digestOf(file.path)).sha256 },
  };
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}

interface Repeatable {
  userId: number;
  key: string;
  hash: string;
}

/** Another call with this key was faster and is done or in progress. */
class Overtaken extends Error {}

/** Prevents two calls with one key at once, on any node; the second does not wait while it holds a connection. */
async function lock(tx: Tx, { userId, key }: Repeatable): Promise<void> {
  const [row] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) AS free`;
  if (!row?.free) throw new Overtaken();
  // The first may have ended since the look-up; the second would then be refused as a duplicate of what it created.
  const [done] = await tx.$queryRaw<{ done: boolean }[]>`
    SELECT true AS done FROM idempotency_key
    WHERE user_id = ${userId} AND key = ${key} AND created_at >= now() - make_interval(secs => ${KEPT_FOR_S})`;
  if (done) throw new Overtaken();
}

async function keepAnswer(tx: Tx, { userId, key, hash }: Repeatable, sent: Sent): Promise<void> {
  const kept = await tx.$queryRaw<unknown[]>`
    INSERT INTO idempotency_key AS k (user_id, key, request_hash, status, body)
    VALUES (${userId}, ${key}, ${hash}, ${sent?.status ?? 200}, ${JSON.stringify(sent?.body ?? null)}::jsonb)
    ON CONFLICT (user_id, key) DO UPDATE
      SET request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()
      WHERE k.created_at < now() - make_interval(secs => ${KEPT_FOR_S})
    RETURNING key`;
  if (kept.length === 0) throw new Overtaken();
}

/**
 * Stores the answers in the database, so that a repeated call may reach another node. An answer is stored in the
 * transaction of its change: after a crash there are both or neither.
 */
export function createIdempotency(db: Database): Idempotency {
  /** Calls in progress on this node, by account and key. */
  const underWay = new Map<string, Promise<void>>();

  const find = async ({ userId, key, hash }: Repeatable) => {
    const [kept] = await db.query<{ request_hash: string; status: number; body: unknown }>(sql`
      SELECT request_hash, status, body FROM idempotency_key
      WHERE user_id = ${userId} AND key = ${key} AND created_at >= now() - make_interval(secs => ${KEPT_FOR_S})`);
    if (kept && kept.request_hash !== hash) throw new AppError(422, 'request.key-reused');
    return kept;
  };

  /** One after the other: whoever clicks twice gets the first answer twice. */
  const inTurn = async (place: string, work: () => Promise<void>) => {
    const before = underWay.get(place) ?? Promise.resolve();
    const mine = before.then(work, work);
    underWay.set(place, mine);
    try {
      await mine;
    } finally {
      if (underWay.get(place) === mine) underWay.delete(place);
    }
  };

  return {
    async once(req, actor, answer, replay) {
      const key = keyOf(req);
      if (key === null || !actor) return answer(async () => undefined);
      const call = { userId: actor.userId, key, hash: await contentHash(req) };
      return inTurn(`${call.userId} ${key}`, async () => {
        const earlier = await find(call);
        if (earlier) return replay(earlier);
        try {
          await db.oneCommit(
            (tx) => lock(tx, call),
            (close) => answer((sent) => close((tx) => keepAnswer(tx, call, sent))),
          );
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
          const overtaking = await find(call);
          if (!overtaking) throw conflict('request.in-progress');
          replay(overtaking);
        }
      });
    },
  };
}
