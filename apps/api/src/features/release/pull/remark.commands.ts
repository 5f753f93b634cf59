import type { RemarkForm } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { found } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { recordChange } from '../../../lib/history.ts';
import { openPage } from '../../page/page.gates.ts';
import { findNewestPull } from './pull.queries.ts';
import type { RemarkRow } from './remark.queries.ts';

/** Writes the remarks of a rejection of the newest pull; those of an earlier rejection of the same pull go. */
export async function setRemarks(tx: Tx, pageId: number, remarks: RemarkForm[]): Promise<void> {
  const { number: pull } = found(await findNewestPull(tx, pageId));
  await tx.pageRemark.deleteMany({ where: { pageId, pull } });
  await tx.pageRemark.createMany({
    data: remarks.map(({ text, x_mm: xMm, y_mm: yMm }, index) => ({
      pageId,
      pull,
      number: index + 1,
      text,
      xMm,
      yMm,
    })),
  });
}

/**
 * Says of a remark that it is done, or not yet.
 * @throws AppError 404; 409 when the page cannot be changed now
 */
export const tickRemark = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  id: number,
  done: boolean,
): Promise<RemarkRow> =>
  db.transact(async (tx) => {
    const { pageId } = found(await tx.pageRemark.findUnique({ where: { id } }));
    const { position, exhibitorId } = await openPage(tx, clock, actor, pageId);
    // Read again: somebody else may have ticked it, or rejected the page anew, before the page was locked.
    const before = found(await tx.pageRemark.findUnique({ where: { id } }));
    if ((before.doneAt !== null) === done) return before;
    const remark = `${before.number}. ${before.text}`;
    const named = { position, exhibitorId };
    await recordChange(tx, actor, {
      entity: 'page',
      entityId: pageId,
      action: done ? 'tick' : 'untick',
      before: { ...named, remark: done ? null : remark },
      after: { ...named, remark: done ? remark : null },
    });
    return tx.pageRemark.update({ where: { id }, data: { doneAt: done ? clock.now() : null } });
  });
