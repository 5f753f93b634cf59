import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Actor } from '../lib/actor.ts';
import { AppError, conflict, invalidField } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import type { Sent } from './reply.ts';

/** Runs a POST or PUT once per `Idempotency-Key` and account; a repeat gets the first answer again. */
export interface Idempotency {
  once: (
    req: Request,
    actor: Actor | null,
    answer: (keep: (sent: Sent) => Promise<void>) => Promise<void>,
    replay: (sent: { status: number; body: unknown }) => void,
  ) => Promise<void>;
}

/** A key whose first call never ended is free again after this long. */
const ABANDONED_AFTER_S = 60;
const KEPT_FOR_S = 24 * 3600;

/** Adding a wine page is a PUT in the specification of the calls. */
const creates = new Set(['POST', 'PUT']);

const keyForm = /^[\w-]{8,100}$/;

/**
 * The key of a call that may come again, or null without one.
 * @throws AppError 422 on the header for a key that is too short, too long or of other signs: ignored, it would let a
 *   caller who trusts in it create twice
 */
function keyOf(req: Request): string | null {
  const key = req.get('idempotency-key');
  if (key === undefined || !creates.has(req.method)) return null;
  if (!keyForm.test(key)) throw invalidField('Idempotency-Key', 'validation.invalid');
  return key;
}

interface Row {
  request_hash: string;
  status: number | null;
  body: unknown;
}

const requestHash = (req: Request) =>
  createHash('sha256').update(`${req.method} ${req.originalUrl}`).digest('hex');

/** Keeps the keys in the database, so that a repeat may arrive at another node. */
export function createIdempotency(db: Database): Idempotency {
  const claim = async (userId: number, key: string, hash: string) => {
    const rows = await db.query(sql`
      INSERT INTO idempotency_key AS k (user_id, key, request_hash) VALUES (${userId}, ${key}, ${hash})
      ON CONFLICT (user_id, key) DO UPDATE SET request_hash = excluded.request_hash, status = NULL, body = NULL, created_at = now()
      WHERE (k.status IS NULL AND k.created_at < now() - make_interval(secs => ${ABANDONED_AFTER_S}))
         OR k.created_at < now() - make_interval(secs => ${KEPT_FOR_S})
      RETURNING key`);
    return rows.length === 1;
  };
  const find = async (userId: number, key: string) =>
    (
      await db.query<Row>(
        sql`SELECT request_hash, status, body FROM idempotency_key WHERE user_id = ${userId} AND key = ${key}`,
      )
    )[0];

  return {
    async once(req, actor, answer, replay) {
      const key = keyOf(req);
      if (key === null || !actor) return answer(async () => undefined);
      const hash = requestHash(req);
      if (!(await claim(actor.userId, key, hash))) {
        const earlier = await find(actor.userId, key);
        if (earlier && earlier.request_hash !== hash) throw new AppError(422, 'request.key-reused');
        if (!earlier || earlier.status === null) throw conflict('request.in-progress');
        return replay({ status: earlier.status, body: earlier.body });
      }
      let kept = false;
      const keep = async (sent: Sent) => {
        await db.query(sql`
          UPDATE idempotency_key SET status = ${sent?.status ?? 200}, body = ${JSON.stringify(sent?.body ?? null)}::jsonb
          WHERE user_id = ${actor.userId} AND key = ${key}`);
        kept = true;
      };
      try {
        await answer(keep);
      } catch (error) {
        // A refused call created nothing: the corrected form may come with the same key.
        if (!kept)
          await db.query(sql`DELETE FROM idempotency_key WHERE user_id = ${actor.userId} AND key = ${key}`);
        throw error;
      }
    },
  };
}
