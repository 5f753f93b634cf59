import type { BringBackNote } from '@rebblatt/contracts';
import type { FileStore } from '../../files/store.ts';
import { createStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { findLastName } from '../history/history.queries.ts';
import { guardPrices, lockPagesOfWine } from '../page-category/lost-price.commands.ts';
import { visibleWines } from '../wine/wine.policy.ts';
import { lockWine } from '../wine/wine.queries.ts';
import { recordIn } from '../wine/wine-record.rules.ts';
import { changeOf, type WineWrite, writeWine } from '../wine/wine-write.commands.ts';
import { findMissing, findWineState, hasSameWine } from './state.queries.ts';
import type { WineState } from './state.rules.ts';

export interface BringBackTools {
  db: Database;
  files: FileStore;
  clock: Clock;
}

/** What a deed needs to know besides the state: which row it comes from, and whether the bytes are still there. */
export interface Origin {
  historyId: number;
  hasFile: boolean;
}

/** @throws AppError 409 `history.reference-gone` for a region, type, award, size or grape that was deleted */
export async function guardReferences(tx: Tx, wanted: Parameters<typeof findMissing>[1]): Promise<void> {
  const missing = await findMissing(tx, wanted);
  if (missing) throw conflict('history.reference-gone', { name: await findLastName(tx, missing) });
}

async function guardWine(tx: Tx, state: WineState): Promise<void> {
  await guardReferences(tx, [
    { entity: 'region', id: state.regionId },
    { entity: 'wine-type', id: state.wineTypeId },
    ...(state.awardId === null ? [] : [{ entity: 'award' as const, id: state.awardId }]),
    ...state.prices.map(({ bottleSizeId: id }) => ({ entity: 'bottle-size' as const, id })),
    ...state.grapes.map(({ grapeVarietyId: id }) => ({ entity: 'grape-variety' as const, id })),
  ]);
  if (await hasSameWine(tx, state)) throw conflict('history.wine-twice', { name: state.wine });
}

/**
 * Locks the exhibitor, so that their wines and logos come back one after the other: in parallel, two would not see each
 * other as twins, and would wait for each other's lock on the number of logos.
 * @throws AppError 409 `history.exhibitor-gone`
 */
export async function guardExhibitor(tx: Tx, id: number): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT id FROM exhibitor WHERE id = ${id} FOR NO KEY UPDATE`;
  if (rows.length === 0) throw conflict('history.exhibitor-gone');
}

/** The category of a wine is no condition: a wine loses it when it is deleted. */
async function stateToWrite(tx: Tx, state: WineState, notes: BringBackNote[]): Promise<WineWrite['state']> {
  const { wineCategoryId: id } = state;
  const hasCategory = id === null || (await tx.wineCategory.count({ where: { id } })) === 1;
  if (!hasCategory) notes.push('category-gone');
  return {
    ...recordIn(state),
    wineCategoryId: hasCategory ? id : null,
    grapes: [...state.grapes]
      .sort((a, b) => a.position - b.position)
      .map(({ grapeVarietyId }) => grapeVarietyId),
    prices: state.prices.map(({ bottleSizeId, price }) => ({ bottle_size_id: bottleSizeId, price })),
  };
}

/**
 * Brings a deleted wine back under its number, with prices, grapes and, while its bytes are kept, its picture.
 * @throws AppError 409 `history.exhibitor-gone`, `history.reference-gone`, `history.wine-twice`
 */
export async function bringWineBack(
  tx: Tx,
  actor: Actor,
  state: WineState,
  { historyId, hasFile }: Origin,
): Promise<BringBackNote[]> {
  const notes: BringBackNote[] = [];
  await guardExhibitor(tx, state.exhibitorId);
  await guardWine(tx, state);
  if (state.pictureFileId !== null && !hasFile) notes.push('picture-gone');
  const picture = hasFile && state.file ? await createStoredFile(tx, actor, state.file) : null;
  const hasCreator = (await tx.user.count({ where: { id: state.createdById } })) === 1;
  const after = await writeWine(tx, {
    id: state.id,
    exhibitorId: state.exhibitorId,
    createdById: hasCreator ? state.createdById : (actor.adminId ?? actor.userId),
    pictureFileId: picture,
    state: await stateToWrite(tx, state, notes),
    before: null,
  });
  await recordChange(tx, actor, {
    entity: 'wine',
    entityId: after.id,
    action: 'bring-back',
    after: { ...after, historyId },
  });
  return notes;
}

/**
 * Gives a wine the columns, prices and grapes of an earlier state; exhibitor and picture stay.
 * @throws AppError 404; 409 `history.same`, `history.reference-gone`, `history.wine-twice`, `wine.price-on-page`
 */
export async function restoreWine(
  tx: Tx,
  { clock }: Pick<BringBackTools, 'clock'>,
  actor: Actor,
  state: WineState,
  { historyId }: Origin,
): Promise<BringBackNote[]> {
  const notes: BringBackNote[] = [];
  await lockPagesOfWine(tx, state.id);
  const before = found(await lockWine(tx, visibleWines(actor), state.id));
  const now = found(await findWineState(tx, state.id));
  const wanted = { ...state, exhibitorId: before.exhibitorId };
  await guardWine(tx, wanted);
  const left = state.prices.map(({ bottleSizeId }) => bottleSizeId);
  await guardPrices(tx, clock, actor, { wine: before, left }, false);
  const after = await writeWine(tx, changeOf(before, await stateToWrite(tx, state, notes)));
  const again = found(await findWineState(tx, state.id));
  if (JSON.stringify(again) === JSON.stringify(now)) throw conflict('history.same');
  await recordChange(tx, actor, {
    entity: 'wine',
    entityId: state.id,
    action: 'restore-state',
    before,
    after: { ...after, historyId },
  });
  return notes;
}
