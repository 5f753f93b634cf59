import type { preflightOverrideForm } from '@rebblatt/contracts';
import { checkStates, isUploadedPage } from '@rebblatt/contracts';
import type { z } from 'zod';
import { overrideOf } from '../../files/override.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { guardContent } from '../page/page.gates.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { lockPage } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';

interface OverrideTools {
  db: Database;
  clock: Clock;
}

/** The uploaded page about which an administrator decides, locked. @throws AppError 404; StaleWrite */
async function lockTarget(tx: Tx, actor: Actor, id: number, version?: number): Promise<LockedPage> {
  const page = found(await lockPage(tx, visiblePages(actor), id));
  if (!isUploadedPage(page.pageType)) throw notFound();
  guardVersion(page, version);
  return page;
}

/**
 * Permits printing a page's PDF in spite of its errors.
 * @throws AppError 404; 409 `page.no-pdf`, `page.released`, `preflight.no-errors`, `preflight.beyond-override`; StaleWrite
 */
export async function overridePageErrors(
  { db, clock }: OverrideTools,
  actor: Actor,
  id: number,
  { reason, version }: z.output<typeof preflightOverrideForm>,
): Promise<void> {
  await db.transact(async (tx) => {
    const before = await lockTarget(tx, actor, id, version);
    if (!before.contentFileId) throw conflict('page.no-pdf');
    // A released page has a faulty file only when an administrator replaced it.
    if (before.contentStatus !== checkStates.failed || before.contentOverride !== null) guardContent(before);
    const contentOverride = overrideOf(actor, clock, before.contentReport, reason);
    await writePage(tx, actor, before, 'override', { contentOverride });
  });
}

/** Withdraws that permission, if there is one. @throws AppError 404; 409 when the page is released */
export async function withdrawPageOverride({ db }: OverrideTools, actor: Actor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    const before = await lockTarget(tx, actor, id);
    guardContent(before);
    if (before.contentOverride === null) return;
    await writePage(tx, actor, before, 'withdraw-override', { contentOverride: Prisma.DbNull });
  });
}
