import type { HistoryAction } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { announcePages } from '../../live/announce.ts';
import type { LockedPage } from './page.queries.ts';
import { columnsOf, heavy } from './page.queries.ts';

/** Columns of a page with their new values; absent and undefined ones are not changed. */
export type PageChanges = Omit<Prisma.PageUncheckedUpdateInput, 'id' | 'version'>;

/**
 * Writes a locked page as a new version, with its entry in the history. Every command that changes a page ends here,
 * except moves, which create no version, and the result of a check, which has no author.
 * @param beside what the history records besides the columns of the page
 * @returns the current columns, and the row of the history
 */
export async function writePage(
  tx: Tx,
  actor: Actor,
  before: LockedPage,
  action: HistoryAction,
  changes: PageChanges,
  beside: { before?: object; after?: object } = {},
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
