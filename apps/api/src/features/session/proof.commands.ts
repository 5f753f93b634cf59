import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { hasFactor } from '../factor/factor.queries.ts';
import { ON_BEHALF_PROOF_MS, PROOF_MS } from '../factor/factor-limits.rules.ts';

interface Tools {
  db: Database;
  clock: Clock;
}

const proofsOf = ({ db }: Tools, { sessionId }: Actor) =>
  db.prisma.session.findUniqueOrThrow({
    where: { id: sessionId },
    select: { provedAt: true, factorAt: true },
  });

/** @throws AppError 403 `session.proof-required` unless the password was shown in this session within ten minutes */
export async function refuseOldProof(tools: Tools, actor: Actor): Promise<void> {
  const { provedAt } = await proofsOf(tools, actor);
  if (tools.clock.now().getTime() - provedAt.getTime() > PROOF_MS)
    throw new AppError(403, 'session.proof-required');
}

/**
 * Makes sure that an administrator with a second factor has shown it within the hour.
 * @throws AppError 403 `second-factor.proof-required`
 */
export async function refuseOldFactor(tools: Tools, actor: Actor): Promise<void> {
  if (!(await hasFactor(tools.db, actor.userId))) return;
  const { factorAt } = await proofsOf(tools, actor);
  const age = tools.clock.now().getTime() - (factorAt?.getTime() ?? 0);
  if (age > ON_BEHALF_PROOF_MS) throw new AppError(403, 'second-factor.proof-required');
}

/** Notes in a session that the password, or the second factor, was shown. @returns until when that counts */
export async function noteProof(
  { db, clock }: Tools,
  { sessionId }: Actor,
  what: 'password' | 'factor',
): Promise<Date> {
  const now = clock.now();
  const data = what === 'factor' ? { factorAt: now } : { provedAt: now };
  await db.prisma.session.updateMany({ where: { id: sessionId }, data });
  return new Date(now.getTime() + (what === 'factor' ? ON_BEHALF_PROOF_MS : PROOF_MS));
}
