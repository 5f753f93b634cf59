import type { Actor } from '../../lib/actor.ts';
import { ownAccountOf } from '../../lib/actor.ts';
import { AppError, conflict, forbidden, found, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sealed, unsealed } from '../../lib/sealed.ts';
import type { FactorTools } from '../factor/code.commands.ts';
import { takeCode, withinCodeLimits } from '../factor/code.commands.ts';
import { hasFactor, lockTotp } from '../factor/factor.queries.ts';
import { PENDING_MS } from '../factor/factor-limits.rules.ts';
import { createRecoveryCodes, hashOfCode } from '../factor/recovery.rules.ts';
import { mailFactorChange, mailFactorReset } from '../factor/tell.commands.ts';
import { createSecret, otpauthUrl, stepOfCode } from '../factor/totp.rules.ts';
import { provePassword } from '../password/old-password.commands.ts';
import { noteProof, refuseOldProof } from '../session/proof.commands.ts';
import { revokeSessions } from '../session/session.commands.ts';

/** The account of the caller. @throws AppError 403 for an administrator who works as an exhibitor: it is not theirs */
export function ownAccount(actor: Actor): number {
  const id = ownAccountOf(actor);
  if (id === null) throw forbidden();
  return id;
}

/**
 * Shows again who it is: by the password, or by the second factor.
 * @returns until when that counts
 * @throws AppError 422 on `password` or `code`; 429
 */
export async function prove(
  tools: FactorTools,
  actor: Actor,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<Date> {
  const userId = ownAccount(actor);
  if (code !== undefined) {
    const take = () => tools.db.transact((tx) => takeCode(tx, tools, userId, code));
    await withinCodeLimits(tools, { userId, ip: actor.ip }, take).catch(asFieldError);
    return noteProof(tools, actor, 'factor');
  }
  await provePassword(tools, userId, password, 'password');
  return noteProof(tools, actor, 'password');
}

/**
 * Begins to set up one-time codes: makes a secret that counts when a first code of it has come. An earlier one goes on until
 * then, so that somebody can change to another telephone.
 * @param issuer what the app calls the product
 * @throws AppError 422 on `password`; 429 after five wrong ones
 */
export async function beginTotp(
  tools: FactorTools,
  actor: Actor,
  { password, issuer }: { password: string; issuer: string },
): Promise<{ secret: string; otpauth_url: string }> {
  const userId = ownAccount(actor);
  await provePassword(tools, userId, password, 'password');
  await noteProof(tools, actor, 'password');
  const secret = createSecret();
  const pending = { pending: sealed(tools.jwtSecret, secret), pendingAt: tools.clock.now() };
  const { email } = await tools.db.transact(async (tx) => {
    await tx.totp.upsert({ where: { userId }, create: { userId, ...pending }, update: pending });
    return tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  });
  return { secret, otpauth_url: otpauthUrl(secret, email, issuer) };
}

/**
 * Ends it with a first code.
 * @returns ten recovery codes, which are shown once
 * @throws AppError 409 `second-factor.not-begun`, also after a quarter of an hour; 422 on `code`; 429
 */
export async function confirmTotp(tools: FactorTools, actor: Actor, code: string): Promise<string[]> {
  const userId = ownAccount(actor);
  const { db, clock, jwtSecret } = tools;
  const confirm = () =>
    db.transact(async (tx) => {
      const totp = await lockTotp(tx, userId);
      const since = totp?.pending_at?.getTime() ?? 0;
      const secret =
        totp?.pending && clock.now().getTime() - since <= PENDING_MS && unsealed(jwtSecret, totp.pending);
      if (!totp || !secret) throw conflict('second-factor.not-begun');
      const step = stepOfCode(secret, code, clock.now(), null);
      if (step === null) throw new AppError(401, 'second-factor.code-wrong');
      const data = { secret: totp.pending, pending: null, pendingAt: null, lastStep: step };
      await tx.totp.update({ where: { userId }, data: { ...data, confirmedAt: clock.now() } });
      await tx.session.updateMany({ where: { id: actor.sessionId }, data: { factorAt: clock.now() } });
      const codes = await writeRecoveryCodes(tx, userId);
      await tellChange(tx, tools, actor, 'added');
      await recordChange(tx, actor, { entity: 'user', entityId: userId, action: 'set-up-factor' });
      return codes;
    });
  return withinCodeLimits(tools, { userId, ip: actor.ip }, confirm).catch(asFieldError);
}

/** Within a session a wrong code is the fault of a field, and not the end of the session. */
function asFieldError(error: unknown): never {
  const wrong = error instanceof AppError && error.code === 'second-factor.code-wrong';
  throw wrong ? invalidField('code', 'second-factor.code-wrong') : error;
}

async function writeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((one) => ({ userId, codeHash: hashOfCode(one) })) });
  return codes;
}

/** Ends the other sessions of the account and mails its owner. */
async function tellChange(
  tx: Tx,
  { clock }: FactorTools,
  actor: Actor,
  change: 'added' | 'removed' | 'codes',
): Promise<void> {
  const userId = ownAccount(actor);
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  await revokeSessions(tx, userId, { now: clock.now(), keep: actor.sessionId });
  await mailFactorChange(tx, user, change);
}

/** Makes ten new recovery codes; the earlier ones no longer count. @throws AppError 403, 409 `second-factor.none` */
export async function renewRecoveryCodes(tools: FactorTools, actor: Actor): Promise<string[]> {
  const userId = ownAccount(actor);
  if (!(await hasFactor(tools.db, userId))) throw conflict('second-factor.none');
  await refuseOldProof(tools, actor);
  return tools.db.transact(async (tx) => {
    const codes = await writeRecoveryCodes(tx, userId);
    await tellChange(tx, tools, actor, 'codes');
    await recordChange(tx, actor, { entity: 'user', entityId: userId, action: 'make-recovery-codes' });
    return codes;
  });
}

/** Takes the one-time codes away. @throws AppError 403, 404 without any */
export async function removeTotp(tools: FactorTools, actor: Actor): Promise<void> {
  const userId = ownAccount(actor);
  found((await hasFactor(tools.db, userId)) || null);
  await refuseOldProof(tools, actor);
  await tools.db.transact(async (tx) => {
    await deleteFactor(tx, userId);
    await tx.session.updateMany({ where: { id: actor.sessionId }, data: { factorAt: null } });
    await tellChange(tx, tools, actor, 'removed');
    await recordChange(tx, actor, { entity: 'user', entityId: userId, action: 'remove-factor' });
  });
}

async function deleteFactor(tx: Tx, userId: number): Promise<void> {
  await tx.totp.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.factorTicket.deleteMany({ where: { userId } });
}

/**
 * Takes the second factor of somebody else away, who has lost it, and ends all sessions of the account.
 * @throws AppError 404; 409 `second-factor.none`, `admin.own-account` for one's own
 */
export async function resetFactor(
  tools: FactorTools,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  if (id === actor.userId) throw conflict('admin.own-account');
  await tools.db.transact(async (tx) => {
    const user = found(await tx.user.findUnique({ where: { id } }));
    if (!(await lockTotp(tx, id))?.confirmed_at) throw conflict('second-factor.none');
    await deleteFactor(tx, id);
    await revokeSessions(tx, id, { now: tools.clock.now() });
    await mailFactorReset(tx, user, reason);
    const about = user.role === 'EXHIBITOR' ? { exhibitorId: id } : {};
    const after = { email: user.email, comment: reason };
    await recordChange(tx, actor, { entity: 'user', entityId: id, action: 'reset-factor', after, about });
  });
}

/** Says from which day on administrators must have a second factor. */
export const requireFactor = (tools: FactorTools, actor: Actor, day: string | null): Promise<void> =>
  tools.db.transact(async (tx) => {
    const now = await tx.fair.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} });
    const factorRequiredFrom = day === null ? null : new Date(`${day}T00:00:00Z`);
    const before = { factorRequiredFrom: now.factorRequiredFrom?.toISOString().slice(0, 10) ?? null };
    if (before.factorRequiredFrom === day) return;
    await tx.fair.update({ where: { id: 1 }, data: { factorRequiredFrom } });
    const after = { factorRequiredFrom: day };
    await recordChange(tx, actor, { entity: 'fair', entityId: 1, action: 'require-factor', before, after });
  });
