import type { WineCreate } from '@rebblatt/contracts';
import { forgetStoredFile, type KeptFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChanges } from '../../lib/history.ts';
import type { WholeWine } from './wine.queries.ts';
import { recordOf } from './wine-record.rules.ts';
import { changeOf, type WineState, writeWines } from './wine-write.commands.ts';

/** The state of a new wine. */
export const newState = (form: WineCreate): WineState => ({
  ...recordOf(form),
  grapes: form.grape_varieties,
  prices: form.bottle_size,
});

/**
 * Adds many wines of one exhibitor.
 * @returns them as they are stored, in the order of the forms
 * @throws AppError 422 on `wine` for a duplicate
 */
export async function createWines(
  tx: Tx,
  actor: Actor,
  exhibitorId: number,
  forms: WineCreate[],
): Promise<WholeWine[]> {
  const createdById = actor.adminId ?? actor.userId;
  const stored = await writeWines(
    tx,
    forms.map((form) => ({
      exhibitorId,
      createdById,
      pictureFileId: null,
      state: newState(form),
      before: null,
    })),
  );
  await recordChanges(
    tx,
    actor,
    stored.map((after) => ({ entity: 'wine', entityId: after.id, action: 'create', after })),
  );
  return stored;
}

/**
 * Gives many wines new states.
 * @returns them as they are stored
 * @throws AppError 422 on `wine` for a duplicate
 */
export async function changeWines(
  tx: Tx,
  actor: Actor,
  changes: { before: WholeWine; state: WineState }[],
): Promise<WholeWine[]> {
  const stored = await writeWines(
    tx,
    changes.map(({ before, state }) => changeOf(before, state)),
  );
  await recordChanges(
    tx,
    actor,
    stored.map((after, index) => ({
      entity: 'wine',
      entityId: after.id,
      action: 'update',
      before: changes[index]?.before ?? null,
      after,
    })),
  );
  return stored;
}

/** Deletes many wines that are on no page; their pictures are kept for a while, so that they can come back. */
export async function deleteWines(tx: Tx, actor: Actor, wines: WholeWine[]): Promise<void> {
  if (wines.length === 0) return;
  await tx.wine.deleteMany({ where: { id: { in: wines.map(({ id }) => id) } } });
  const files = new Map<number, KeptFile>();
  for (const { id, pictureFileId } of wines) {
    const file = await forgetStoredFile(tx, pictureFileId);
    if (file) files.set(id, file);
  }
  await recordChanges(
    tx,
    actor,
    wines.map((before) => ({
      entity: 'wine',
      entityId: before.id,
      action: 'delete',
      before: { ...before, file: files.get(before.id) },
    })),
  );
}
