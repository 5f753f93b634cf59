import type { preflightOverrideForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { overrideOf } from '../../files/override.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { visibleLogos } from './logo.policy.ts';
import { lockLogo } from './logo.queries.ts';

interface OverrideTools {
  db: Database;
  clock: Clock;
}

/**
 * Permits the approval of a logo in spite of its errors.
 * @throws AppError 404; 409 `preflight.no-errors`, `preflight.beyond-override`; StaleWrite
 */
export async function overrideLogoErrors(
  { db, clock }: OverrideTools,
  actor: Actor,
  id: number,
  { reason, version }: z.output<typeof preflightOverrideForm>,
): Promise<void> {
  await db.transact(async (tx) => {
    const before = found(await lockLogo(tx, visibleLogos(actor), id));
    guardVersion(before, version);
    const override = overrideOf(actor, clock, before.report, reason);
    const after = await tx.logo.update({ where: { id }, data: { override, version: { increment: 1 } } });
    await recordChange(tx, actor, { entity: 'logo', entityId: id, action: 'override', before, after });
  });
}

/** Withdraws that permission and the approval. @throws AppError 404; 409 `logo.in-use` while a page uses the logo */
export async function withdrawLogoOverride({ db }: OverrideTools, actor: Actor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    const before = found(await lockLogo(tx, visibleLogos(actor), id));
    if (before.override === null) return;
    const data = { override: Prisma.DbNull, approved: false, version: { increment: 1 } };
    const after = await tx.logo.update({ where: { id }, data });
    const action = 'withdraw-override';
    await recordChange(tx, actor, { entity: 'logo', entityId: id, action, before, after });
  });
}
