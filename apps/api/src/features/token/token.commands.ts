import { TOKEN_YEARS, type TokenCreate } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { createApiToken } from '../../lib/api-token.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { queueMail } from '../../mail/queue.ts';
import { tokenExpiresMail, tokenMadeMail } from './token.mail.ts';
import { lockToken } from './token.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(date).slice(0, 10);

function lastDay(now: Date): string {
  const [year = '', rest = ''] = dayOf(now).split(/-(.*)/);
  return `${Number(year) + TOKEN_YEARS}-${rest}`;
}

/**
 * Makes a token for the caller's account, and mails its owner that there is one.
 * @returns its id, and the token, which is nowhere stored
 * @throws AppError 422 on `expires_on` for a day in the past or in more than two years
 */
export async function createToken(
  { db, clock }: Tools,
  actor: Actor,
  { name, scope, resources = [], expires_on }: TokenCreate,
): Promise<{ id: number; token: string }> {
  const now = clock.now();
  if (expires_on < dayOf(now) || expires_on > lastDay(now)) throw invalidField('expires_on', 'token.expiry');
  const { token, hash } = createApiToken();
  const id = await db.transact(async (tx) => {
    const made = await tx.apiToken.create({
      data: {
        ...{ name, scope, tokenHash: hash, userId: actor.userId, createdAt: now },
        resources: [...new Set(resources)],
        expiresOn: new Date(`${expires_on}T00:00:00Z`),
      },
    });
    const user = await tx.user.findUniqueOrThrow({ where: { id: actor.userId } });
    await queueMail(tx, tokenMadeMail(user, name));
    await recordChange(tx, actor, {
      ...{ entity: 'api-token', entityId: made.id, action: 'create' },
      after: { name, scope, expiresOn: expires_on },
    });
    return made.id;
  });
  return { id, token };
}

/** Revokes a token, at once and on every node. @throws AppError 404, also for one that is revoked */
export const revokeToken = ({ db, clock }: Tools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const { name } = found(await lockToken(tx, id));
    await tx.apiToken.update({ where: { id }, data: { revokedAt: clock.now() } });
    await recordChange(tx, actor, { entity: 'api-token', entityId: id, action: 'revoke', before: { name } });
  });

/** Mails the owners of tokens that end within two weeks, each once. */
export const warnOfTokens = ({ db }: Pick<Tools, 'db'>): Promise<void> =>
  db.transact(async (tx) => {
    const rows = await tx.$queryRaw<{ name: string; expires_on: Date; user_id: number }[]>(sql`
      UPDATE api_token SET warned_at = now()
      WHERE warned_at IS NULL AND revoked_at IS NULL
        AND expires_on BETWEEN (now() AT TIME ZONE 'Europe/Zurich')::date
          AND (now() AT TIME ZONE 'Europe/Zurich')::date + 14
      RETURNING name, expires_on, user_id`);
    for (const { name, expires_on: day, user_id: id } of rows) {
      const user = await tx.user.findUniqueOrThrow({ where: { id } });
      if (user.active) await queueMail(tx, tokenExpiresMail(user, name, day));
    }
  });
