import type { BringBackNote } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { AppError, conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';
import { tryOut } from '../../lib/try-out.ts';
import { undoableDeletions } from './bring-back.policy.ts';
import { bringLogoBack } from './logo.commands.ts';
import { bringPageBack } from './page.commands.ts';
import { restorePage } from './page-state.commands.ts';
import type { KeptRow } from './state.queries.ts';
import { findDeletion, findKeptRow } from './state.queries.ts';
import { logoState, pageState, wineState } from './state.rules.ts';
import type { BringBackTools } from './wine.commands.ts';
import { bringWineBack, restoreWine } from './wine.commands.ts';

type Bring = (tx: Tx) => Promise<BringBackNote[]>;

/** The SHA-256 of the file that went with a deleted thing. */
const hashIn = (before: unknown) => (before as { file?: { sha256?: unknown } } | null)?.file?.sha256;

const notKept = () => conflict('history.not-kept');

/** What bringing back means for a row of the history. @throws AppError 409 `history.not-kept` */
async function bringOf(tools: BringBackTools, actor: Actor, row: KeptRow): Promise<Bring> {
  const { entity, entityId, action, before, id: historyId, pageId } = row;
  const sha256 = hashIn(before);
  const hasFile = typeof sha256 === 'string' && (await tools.files.has(sha256));
  const origin = { historyId, hasFile };
  const deleted = action === 'delete';
  if (entity === 'wine') {
    const state = wineState.safeParse(before).data;
    if (!state) throw notKept();
    return (tx) =>
      deleted ? bringWineBack(tx, actor, state, origin) : restoreWine(tx, tools, actor, state, origin);
  }
  if (entity === 'logo' && deleted) {
    const state = logoState.safeParse(before).data;
    if (!state) throw notKept();
    return (tx) => bringLogoBack(tx, actor, state, origin);
  }
  if (entity === 'page' && deleted) {
    const state = pageState.safeParse(before).data;
    if (!state) throw notKept();
    return (tx) => bringPageBack(tx, tools, actor, state, origin);
  }
  if (pageId === null) throw notKept();
  const restored = entity === 'page' ? entityId : pageId;
  return (tx) => restorePage(tx, tools, actor, restored, historyId);
}

const tables: Record<string, Sql> = { wine: sql`wine`, logo: sql`logo`, page: sql`page` };

/**
 * Only one at a time brings a thing back, and none that is there already.
 * @throws AppError 409 `history.there-again`
 */
async function guardGone(tx: Tx, { entity, entityId, action }: KeptRow): Promise<void> {
  const table = tables[entity];
  if (action !== 'delete' || !table) return;
  await tx.$executeRaw(
    sql`SELECT pg_advisory_xact_lock(hashtext(${`bring-back ${entity}`}), ${entityId}::int)`,
  );
  const rows = await tx.$queryRaw<unknown[]>(sql`SELECT 1 FROM ${table} WHERE id = ${entityId}`);
  if (rows.length > 0) throw conflict('history.there-again');
}

/**
 * Brings a deleted wine, logo or page back, or gives a wine or wine page the state it had before a row of the history;
 * which is a row of the history itself.
 * @returns that row
 * @throws AppError 404; 409 with the reason why it cannot be
 */
export async function bringBack(
  tools: BringBackTools,
  actor: Actor,
  id: number,
): Promise<{ row: KeptRow; notes: BringBackNote[] }> {
  const row = found(await findKeptRow(tools.db.prisma, id));
  const bring = await bringOf(tools, actor, row);
  const notes = await tools.db.transact(async (tx) => {
    await guardGone(tx, row);
    return bring(tx);
  });
  return { row, notes };
}

/**
 * Undoes the last deletion of a wine, logo or page.
 * @throws AppError 404 without a deletion that this account may undo; 409 as {@link bringBack}
 */
export async function undoDeletion(
  tools: BringBackTools,
  actor: Actor,
  { thing, id }: { thing: string; id: number },
): Promise<{ row: KeptRow; notes: BringBackNote[] }> {
  const row = found(await findDeletion(tools.db.prisma, undoableDeletions(actor), thing, id));
  return bringBack(tools, actor, row.id);
}

/** How bringing back would end: what would be different, or why it is refused. */
export interface Outcome {
  notes: BringBackNote[];
  refused: AppError | null;
}

/** Tries to bring back without doing it: the same deed in a transaction that is rolled back. */
export async function rehearse(tools: BringBackTools, actor: Actor, row: KeptRow): Promise<Outcome> {
  try {
    const bring = await bringOf(tools, actor, row);
    const notes = await tryOut(tools.db, async (tx) => {
      await guardGone(tx, row);
      return bring(tx);
    });
    return { notes, refused: null };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return { notes: [], refused: error };
    throw error;
  }
}
