import type { ErrorCode } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { visibleWines } from '../wine/wine.policy.ts';
import { lockWines } from '../wine/wine.queries.ts';
import {
  deleteWines,
  stateOf,
  type WholeWine,
  type WineState,
  writeWineStates,
} from '../wine/wine-set.commands.ts';
import { undoneState } from './undo.rules.ts';
import type { Written } from './wine-import.commands.ts';
import { mayUndo } from './wine-import.policy.ts';

/** At most so many wines are named in a refusal. */
const NAMED = 5;

/**
 * Undoes a whole import: added wines are removed, changed ones get back what they had, except for what was changed
 * since. What was deleted since stays deleted.
 * @throws AppError 404; 409 `wine-import.undone`; 409 `wine-import.on-page` with the wines whose line or price a page
 * prints; 409 `wine-import.changed-since` for an import of an earlier version, of which is not known what it wrote
 */
export const undoImport = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<{ removed: number; restored: number }> =>
  db.transact((tx) => undoWithin(tx, clock, actor, id, false));

/**
 * The same as a part of another command.
 * @param unchanged whether it is refused as soon as one of the wines was changed since
 */
export async function undoWithin(tx: Tx, clock: Clock, actor: Actor, id: number, unchanged: boolean) {
  await tx.$queryRaw`SELECT id FROM wine_import WHERE id = ${id} FOR UPDATE`;
  const done = found(await tx.wineImport.findUnique({ where: { id } }));
  if (!mayUndo(actor, done.exhibitorId)) throw notFound();
  if (done.undoneAt) throw conflict('wine-import.undone');
  const written = done.wines as unknown as Written[];
  const wines = await lockWines(
    tx,
    visibleWines(actor),
    written.map((wine) => wine.id),
  );
  const byId = new Map(wines.map((wine) => [wine.id, wine]));
  const changed = written.filter(
    (one) => byId.get(one.id)?.version !== one.version && (unchanged || (one.before && !one.after)),
  );
  if (changed.length > 0)
    throw refusal(
      'wine-import.changed-since',
      changed.map((one) => nameOf(byId.get(one.id) ?? one.before, one.id)),
    );
  const added = written.flatMap((one) => (one.before ? [] : (byId.get(one.id) ?? [])));
  const restored = written.flatMap(({ id: wineId, before, after }) => {
    const wine = byId.get(wineId);
    return wine && before ? [undoneState(stateOf(wine), after ?? stateOf(wine), before)] : [];
  });
  await guardPages(tx, added, byId, restored);
  await deleteWines(tx, actor, added);
  await writeWineStates(
    tx,
    actor,
    wines.filter((wine) => !added.includes(wine)),
    restored,
  );
  await tx.wineImport.update({ where: { id }, data: { undoneAt: clock.now() } });
  return { removed: added.length, restored: restored.length };
}

const nameOf = (wine: Pick<WineState, 'wine' | 'year'> | null, id: number) =>
  wine ? [wine.wine, wine.year].filter(Boolean).join(' ') : `${id}`;

const refusal = (code: ErrorCode, names: string[]) =>
  conflict(code, {
    wines: names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : ''),
    count: names.length,
  });

/** A page keeps what it prints: the line of a wine that came with the import, and a price that the import added. */
async function guardPages(
  tx: Tx,
  added: WholeWine[],
  byId: ReadonlyMap<number, WholeWine>,
  restored: WineState[],
): Promise<void> {
  const left = new Map(restored.map(({ id, prices }) => [id, prices.map((row) => row.bottle_size_id)]));
  const losing = restored.filter(({ id }) =>
    byId.get(id)?.prices.some(({ bottleSizeId }) => !left.get(id)?.includes(bottleSizeId)),
  );
  const places = await tx.pageCategoryWine.findMany({
    where: { wineId: { in: [...added, ...losing].map(({ id }) => id) } },
    select: { wineId: true, category: { select: { bottleSize1Id: true, bottleSize2Id: true } } },
  });
  const printed = places.filter(({ wineId, category }) => {
    const kept = left.get(wineId);
    const sizes = [category.bottleSize1Id, category.bottleSize2Id];
    return (
      !kept ||
      byId
        .get(wineId)
        ?.prices.some((row) => sizes.includes(row.bottleSizeId) && !kept.includes(row.bottleSizeId))
    );
  });
  if (printed.length > 0)
    throw refusal(
      'wine-import.on-page',
      [...new Set(printed.map(({ wineId }) => wineId))].map((id) => nameOf(byId.get(id) ?? null, id)),
    );
}
