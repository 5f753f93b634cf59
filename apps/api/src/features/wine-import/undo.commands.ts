import { type ErrorCode, winePageInput } from '@rebblatt/contracts';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { visibleWines } from '../wine/wine.policy.ts';
import { lockWines, type WholeWine } from '../wine/wine.queries.ts';
import { changeWines, deleteWines } from '../wine/wine-set.commands.ts';
import { stateOf, type WineState } from '../wine/wine-write.commands.ts';
import { undoneState } from './undo.rules.ts';
import { mayUndo } from './wine-import.policy.ts';
import { writtenWine } from './written.rules.ts';

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
  const written = z.array(writtenWine).parse(done.wines);
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
    if (!wine || !before) return [];
    const now = stateOf(wine);
    return [{ before: wine, state: undoneState(now, after ?? now, before) }];
  });
  await guardPages(tx, added, restored);
  await deleteWines(tx, actor, added);
  await changeWines(tx, actor, restored);
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

interface Placed {
  id: number;
  bottleSize1Id: number | null;
  bottleSize2Id: number | null;
  page: { snapshot: unknown };
}

/** The sizes at which a page prints a price of a wine; a released page those of its release, where it had one. */
function pricedSizes(wineId: number, { id, bottleSize1Id, bottleSize2Id, page }: Placed) {
  const { data: released } = winePageInput.safeParse(page.snapshot);
  const line = released?.categories.find((one) => one.id === id)?.wines.find((one) => one.id === wineId);
  return [line?.price1 === null ? null : bottleSize1Id, line?.price2 === null ? null : bottleSize2Id];
}

/** A page keeps what it prints: the line of a wine that came with the import, and a price that the import added. */
async function guardPages(
  tx: Tx,
  added: WholeWine[],
  restored: { before: WholeWine; state: WineState }[],
): Promise<void> {
  const wines = new Map([...added, ...restored.map(({ before }) => before)].map((wine) => [wine.id, wine]));
  const lost = new Map(
    restored.flatMap(({ before, state }) => {
      const kept = new Set(state.prices.map((row) => row.bottle_size_id));
      const sizes = before.prices.map((row) => row.bottleSizeId).filter((size) => !kept.has(size));
      return sizes.length > 0 ? [[before.id, sizes] as const] : [];
    }),
  );
  const places = await tx.pageCategoryWine.findMany({
    where: { wineId: { in: [...added.map(({ id }) => id), ...lost.keys()] } },
    select: {
      wineId: true,
      category: {
        select: { id: true, bottleSize1Id: true, bottleSize2Id: true, page: { select: { snapshot: true } } },
      },
    },
  });
  const printed = places.filter(({ wineId, category }) => {
    const sizes = lost.get(wineId);
    return !sizes || sizes.some((size) => pricedSizes(wineId, category).includes(size));
  });
  if (printed.length > 0)
    throw refusal(
      'wine-import.on-page',
      [...new Set(printed.map(({ wineId }) => wineId))].map((id) => nameOf(wines.get(id) ?? null, id)),
    );
}
