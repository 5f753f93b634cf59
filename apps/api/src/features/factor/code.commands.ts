import type { FactorMethod } from '@rebblatt/contracts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { unsealed } from '../../lib/sealed.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { lockTotp } from './factor.queries.ts';
import * as limits from './factor-limits.rules.ts';
import { hashOfCode } from './recovery.rules.ts';
import { stepOfCode } from './totp.rules.ts';

/** The dependencies of the commands about codes. */
export interface FactorTools {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  jwtSecret: string;
}

/** The refusal of a code, whatever is wrong with it. */
const wrongCode = () => new AppError(401, 'second-factor.code-wrong');

const isOneTimeCode = (code: string) => /^\d{6}$/.test(code);

/**
 * Uses up a code of an account: one of its app, or a recovery code.
 * @returns which of the two it was
 * @throws AppError 401 for a wrong one, one of yesterday, or one that was used
 */
export async function takeCode(
  tx: Tx,
  { clock, jwtSecret }: Pick<FactorTools, 'clock' | 'jwtSecret'>,
  userId: number,
  code: string,
): Promise<FactorMethod> {
  const totp = await lockTotp(tx, userId);
  if (!totp?.confirmed_at) throw wrongCode();
  if (!isOneTimeCode(code)) {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId, codeHash: hashOfCode(code), usedAt: null },
      data: { usedAt: clock.now() },
    });
    if (count === 0) throw wrongCode();
    return 'recovery';
  }
  const secret = totp.secret && unsealed(jwtSecret, totp.secret);
  const step = secret ? stepOfCode(secret, code, clock.now(), totp.last_step) : null;
  if (step === null) throw wrongCode();
  await tx.totp.update({ where: { userId }, data: { lastStep: step } });
  return 'totp';
}

/**
 * Tries a code within the limits: every attempt is counted before it is compared, and forgotten when it was right. For an IP
 * address only failures count, as with passwords.
 * @param attempt compares the code, and throws when it is wrong
 * @throws AppError 429 `session.throttled`; whatever `attempt` throws
 */
export async function withinCodeLimits<Result>(
  { throttle }: Pick<FactorTools, 'throttle'>,
  { userId, ip }: { userId: number; ip: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const windowSeconds = limits.CODE_WINDOW_SECONDS;
  const here = { key: `code:${userId}:${ip}`, max: limits.MAX_CODES_PER_ACCOUNT, windowSeconds };
  const everywhere = {
    key: `code:${userId}`,
    max: limits.MAX_CODES_A_DAY,
    windowSeconds: limits.DAY_SECONDS,
  };
  const address = { key: `login:${ip}`, max: limits.MAX_FAILURES_PER_ADDRESS, windowSeconds };
  await throttle.count(here, 'session.throttled');
  await throttle.look(everywhere, 'session.throttled');
  await throttle.look(address, 'session.throttled');
  try {
    const result = await attempt();
    await throttle.clear(here.key);
    await throttle.clear(everywhere.key);
    return result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'second-factor.code-wrong') {
      await throttle.count(everywhere, 'session.throttled');
      await throttle.count(address, 'session.throttled');
    }
    throw error;
  }
}
