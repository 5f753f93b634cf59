import type { HistoryAction, ReleaseState } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { stateAfter } from '../../lib/state-table.ts';
import { announcePages } from '../../live/announce.ts';
import type { LockedPage } from './page.queries.ts';
import { columnsOf, heavy } from './page.queries.ts';
import type { ReleaseStep } from './release.rules.ts';
import { releaseTable } from './release.rules.ts';

/** Columns of a page with their new values; absent and undefined ones are not changed. Its state only a step changes. */
export type PageChanges = Omit<Prisma.PageUncheckedUpdateInput, 'id' | 'version' | 'state'>;

/** What the history records besides the columns of the page. */
interface Beside {
  before?: object;
  after?: object;
}

/**
 * Writes a locked page as a new version, with its entry in the history. Every command that changes a page ends here,
 * except moves, which create no version, and the result of a check, which has no author.
 * @returns the current columns, and the row of the history
 */
export const writePage = (
  tx: Tx,
  actor: Actor,
  before: LockedPage,
  action: HistoryAction,
  changes: PageChanges,
  beside: Beside = {},
) => write(tx, actor, before, action, changes, beside);

/**
 * Writes a step of the release of a page, as {@link writePage} writes the rest. The state follows from the step, so that
 * none can be written to which no step leads.
 * @throws AppError 409 when the table refuses the step
 */
export const writeStep = (
  tx: Tx,
  actor: Actor,
  before: LockedPage,
  step: ReleaseStep,
  changes: PageChanges,
  beside: Beside,
) => {
  const state = stateAfter(releaseTable, before.state, step);
  return write(tx, actor, before, step === 'renew' ? 'release' : step, { ...changes, state }, beside);
};

async function write(
  tx: Tx,
  actor: Actor,
  before: LockedPage,
  action: HistoryAction,
  changes: PageChanges & { state?: ReleaseState },
  beside: Beside,
) {
  const after = await tx.page.update({
    where: { id: before.id },
    data: { ...changes, version: { increment: 1 } },
    omit: heavy,
  });
  const historyId = await recordChange(tx, actor, {
    entity: 'page',
    entityId: before.id,
    action,
    before: { ...columnsOf(before), ...beside.before },
    after: { ...after, ...beside.after },
  });
  if (before.exhibitorId !== null && (before.exhibitorId !== actor.userId || actor.byLink))
    await announcePages(tx, before.exhibitorId);
  return { after, historyId };
}
