import type { FactorMethod } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';

/** What an account has as its second factor. */
export interface Factor {
  totp_since: Date | null;
  recovery_codes_left: number;
}

/** The second factor of an account; without one every part is empty. */
export async function findFactor(db: Pick<Database, 'query'>, userId: number): Promise<Factor> {
  const [row] = await db.query<Factor>(sql`
    SELECT (SELECT confirmed_at FROM totp WHERE user_id = ${userId}) AS totp_since,
      (SELECT count(*)::int FROM recovery_code WHERE user_id = ${userId} AND used_at IS NULL) AS recovery_codes_left`);
  return row ?? { totp_since: null, recovery_codes_left: 0 };
}

/** With what the second step of a sign-in can be taken; empty for an account without a second factor. */
export function methodsOf({ totp_since, recovery_codes_left }: Factor): FactorMethod[] {
  if (totp_since === null) return [];
  return ['totp', ...(recovery_codes_left > 0 ? ['recovery' as const] : [])];
}

/** Whether an account has a second factor. */
export const hasFactor = async (db: Pick<Database, 'query'>, userId: number): Promise<boolean> =>
  methodsOf(await findFactor(db, userId)).length > 0;

/** The secret of an account's one-time codes, locked: of two equal codes at the same time only one counts. */
export async function lockTotp(tx: Tx, userId: number) {
  const [row] = await tx.$queryRaw<
    {
      secret: string | null;
      pending: string | null;
      pending_at: Date | null;
      confirmed_at: Date | null;
      last_step: number | null;
    }[]
  >(sql`
    SELECT secret, pending, pending_at, confirmed_at, last_step FROM totp WHERE user_id = ${userId} FOR UPDATE`);
  return row ?? null;
}

/** Since when a day counts on which administrators must have a second factor; null when none is set. */
export async function findRequiredFrom(db: Pick<Database, 'query'>): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    sql`SELECT factor_required_from::text AS day FROM fair WHERE id = 1`,
  );
  return row?.day ?? null;
}

/** The condition that today is such a day, in the time of the fair. */
export const factorIsRequired = sql`EXISTS (SELECT FROM fair
  WHERE factor_required_from <= (now() AT TIME ZONE 'Europe/Zurich')::date)`;

/** The condition that an account has no second factor. */
export const hasNoFactor = (accountId: ReturnType<typeof sql>) => sql`
  NOT EXISTS (SELECT FROM totp WHERE user_id = ${accountId} AND confirmed_at IS NOT NULL)`;
