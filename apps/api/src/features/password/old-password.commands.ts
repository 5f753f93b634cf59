import { invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { passwordFits } from '../../lib/password.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { MAX_OLD_PASSWORD_TRIES, OLD_PASSWORD_WINDOW_SECONDS } from './password.limits.ts';

/**
 * Makes sure that a change of e-mail or password comes from somebody who knows the account's password.
 * @returns the hash it was compared with; the change compares it again once the account is locked
 * @throws AppError 422 on `oldPassword`; 429 after five wrong ones in five minutes
 */
export const proveOldPassword = (
  tools: { db: Database; throttle: Throttle },
  userId: number,
  typed: string | undefined,
): Promise<string> => provePassword(tools, userId, typed, 'oldPassword');

/** The same for a form whose field has another name. */
export async function provePassword(
  { db, throttle }: { db: Database; throttle: Throttle },
  userId: number,
  typed: string | undefined,
  field: 'oldPassword' | 'password',
): Promise<string> {
  if (!typed) throw invalidField(field, 'validation.required');
  const key = `old-password:${userId}`;
  await throttle.count({ key, max: MAX_OLD_PASSWORD_TRIES, windowSeconds: OLD_PASSWORD_WINDOW_SECONDS });
  const user = await db.prisma.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  const hash = user?.passwordHash ?? null;
  if (hash === null || !(await passwordFits(typed, hash))) throw wrongOldPassword(field);
  await throttle.clear(key);
  return hash;
}

/** 422: the old password is wrong, or it was changed while this one was being compared. */
export const wrongOldPassword = (field: 'oldPassword' | 'password' = 'oldPassword') =>
  invalidField(field, 'password.old-wrong');
