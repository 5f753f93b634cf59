import type { SecondFactorItem } from '@rebblatt/contracts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { findFactor, findRequiredFrom } from '../factor/factor.queries.ts';
import { isRequiredToday } from './second-factor.queries.ts';

/** The second factor of an account on the wire. @throws AppError 404 */
export async function presentFactor(db: Database, userId: number): Promise<SecondFactorItem> {
  const [factor, requiredFrom, required] = await Promise.all([
    findFactor(db, userId),
    findRequiredFrom(db),
    isRequiredToday(db, userId),
  ]);
  return {
    totp: factor.totp_since && { since: factor.totp_since.toISOString() },
    passkeys: [],
    recovery_codes_left: factor.recovery_codes_left,
    required: found(required),
    required_from: requiredFrom,
  };
}
