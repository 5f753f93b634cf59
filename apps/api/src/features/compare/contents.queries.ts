import type { WinePageInput } from '@rebblatt/contracts';
import { winePageInput } from '@rebblatt/contracts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { placeContent } from '../bring-back/content.commands.ts';
import { ownColumns } from '../bring-back/page.commands.ts';
import { findPageState, findPageStateBefore } from '../bring-back/state.queries.ts';
import { findWinePageInput } from '../page/wine-page.queries.ts';

/** What a wine page printed at two moments. */
export interface BothContents {
  earlier: WinePageInput;
  later: WinePageInput;
}

/** The numbers of categories are not printed, and those of an earlier state are new each time. */
export const numbered = (input: WinePageInput): WinePageInput => ({
  ...input,
  categories: input.categories.map((category, index) => ({ ...category, id: index + 1 })),
});

interface Released {
  snapshot: unknown;
  earlier: unknown;
}

/** What was released by a row of the history and by the release before it; null for another row. */
async function findReleased(db: Database, pageId: number, rowId: number): Promise<Released | null> {
  const [row] = await db.query<Released>(sql`
    SELECT r.snapshot, (
      SELECT e.snapshot FROM page_pull e
      WHERE e.page_id = r.page_id AND e.number < r.number AND e.snapshot IS NOT NULL ORDER BY e.number DESC LIMIT 1)
      AS earlier
    FROM page_pull r WHERE r.history_id = ${rowId} AND r.page_id = ${pageId} AND r.snapshot IS NOT NULL`);
  return row ?? null;
}

/** What a page prints now: its snapshot once it is released, before that its content. */
async function findNow(db: Database, pageId: number): Promise<WinePageInput> {
  const page = await db.prisma.page.findUnique({ where: { id: pageId }, select: { snapshot: true } });
  if (page && page.snapshot !== null) return winePageInput.parse(page.snapshot);
  return found(await findWinePageInput(db.prisma, pageId));
}

/** Ends the transaction that makes an earlier page only to be read. */
class Drawn extends Error {
  readonly input: WinePageInput;
  constructor(input: WinePageInput) {
    super('drawn');
    this.input = input;
  }
}

async function buildEarlier(tx: Tx, pageId: number, rowId: number): Promise<WinePageInput> {
  await tx.$queryRaw`SELECT id FROM page WHERE id = ${pageId} FOR UPDATE`;
  const now = found(await findPageState(tx, pageId));
  const state = await findPageStateBefore(tx, pageId, rowId, now);
  if (!state) throw conflict('history.not-kept');
  await tx.pageCategory.deleteMany({ where: { pageId } });
  await placeContent(tx, { id: pageId, exhibitorId: now.exhibitorId }, state.categories);
  await tx.page.update({ where: { id: pageId }, data: await ownColumns(tx, state, []) });
  return found(await findWinePageInput(tx, pageId));
}

/** What a page would have printed before a row: it is put together in a transaction that is rolled back. */
async function findEarlier(db: Database, pageId: number, rowId: number): Promise<WinePageInput> {
  try {
    return await db.transact(async (tx) => {
      throw new Drawn(await buildEarlier(tx, pageId, rowId));
    });
  } catch (error) {
    if (error instanceof Drawn) return error.input;
    throw error;
  }
}

/**
 * What a wine page printed before a row of the history and prints now; for a release what was released before and by
 * it, for the first one also what there is now.
 * @throws AppError 404; 409 when the earlier state was not kept, or a wine or price of it is gone
 */
export async function findBothContents(db: Database, pageId: number, rowId: number): Promise<BothContents> {
  const released = await findReleased(db, pageId, rowId);
  const both = released
    ? {
        earlier: winePageInput.parse(released.earlier ?? released.snapshot),
        later: released.earlier ? winePageInput.parse(released.snapshot) : await findNow(db, pageId),
      }
    : { earlier: await findEarlier(db, pageId, rowId), later: await findNow(db, pageId) };
  return { earlier: numbered(both.earlier), later: numbered(both.later) };
}
