import type { WineCreate, WineUpdate } from '@rebblatt/contracts';
import { isAdministrator, MAX_PICTURE_PX } from '@rebblatt/contracts';
import { readSmallPicture } from '../../files/picture.ts';
import type { FileStore } from '../../files/store.ts';
import { createStoredFile, forgetStoredFile, keepPicture } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { guardPrices, lockPagesOfWine } from '../page-category/lost-price.commands.ts';
import { guardUnused } from '../uses/uses.gates.ts';
import { guardNamed, namedByWine } from './wine.gates.ts';
import { mayChangeOwner, ownerOfNewWine, visibleWines } from './wine.policy.ts';
import { findWine, lockWine, type WholeWine } from './wine.queries.ts';
import { recordOf } from './wine-record.rules.ts';
import { newState } from './wine-set.commands.ts';
import { changeOf, stateOf, type WineState, writeWine } from './wine-write.commands.ts';

export interface WineTools {
  db: Database;
  files: FileStore;
  clock: Clock;
}

/** Reads and stores the picture of a form. @throws AppError 415 or 422 on `file` */
async function keptPicture(files: FileStore, upload: UploadedFile | null) {
  if (!upload) return null;
  const picture = await readSmallPicture(upload, { field: 'file', maxPx: MAX_PICTURE_PX });
  return keepPicture(files, picture, upload.originalName);
}

/**
 * Adds a wine with its grapes, prices and picture.
 * @returns its id
 * @throws AppError 422 on `user_id` when an administrator names no exhibitor, on `wine` for a duplicate, on `file`, and on
 *   each field that names reference data which does not exist
 */
export async function createWine(
  { db, files }: WineTools,
  actor: Actor,
  form: WineCreate,
  upload: UploadedFile | null,
): Promise<number> {
  const exhibitorId = ownerOfNewWine(actor, form.user_id);
  if (exhibitorId === undefined) throw invalidField('user_id', 'validation.required');
  const picture = await keptPicture(files, upload);
  return db.transact(async (tx) => {
    await guardNamed(tx, namedByWine(form));
    const after = await writeWine(tx, {
      exhibitorId,
      createdById: actor.adminId ?? actor.userId,
      pictureFileId: picture && (await createStoredFile(tx, actor, picture)),
      state: newState(form),
      before: null,
    });
    await recordChange(tx, actor, { entity: 'wine', entityId: after.id, action: 'create', after });
    return after.id;
  });
}

/**
 * Changes the fields of the form; grapes, prices and the picture are replaced as a whole when they are in it.
 * @throws AppError 404; 409 `wine.price-on-page`; 415 or 422 on `file`, 422 on `user_id` for a wine that cannot get
 * another exhibitor; StaleWrite for an older version
 */
export async function updateWine(
  { db, files, clock }: WineTools,
  actor: Actor,
  id: number,
  form: WineUpdate,
  upload: UploadedFile | null = null,
): Promise<void> {
  found(await findWine(db, visibleWines(actor), id));
  const picture = await keptPicture(files, upload);
  await db.transact(async (tx) => {
    if (form.bottle_size) await lockPagesOfWine(tx, id);
    const before = found(await lockWine(tx, visibleWines(actor), id));
    guardVersion(before, form.version);
    await guardNamed(tx, namedByWine(form));
    if (form.bottle_size) {
      const left = form.bottle_size.map((row) => row.bottle_size_id);
      await guardPrices(tx, clock, actor, { wine: before, left }, form.remove_from_pages === 1);
    }
    const owner = await nextOwner(tx, actor, before, form.user_id);
    const after = await writeChange(tx, before, async () => {
      const change = changeOf(before, changedState(before, form));
      return writeWine(tx, {
        ...change,
        exhibitorId: owner ?? change.exhibitorId,
        ...(picture && { pictureFileId: await createStoredFile(tx, actor, picture) }),
      });
    });
    if (!after) return;
    if (picture) await forgetStoredFile(tx, before.pictureFileId);
    await recordChange(tx, actor, { entity: 'wine', entityId: id, action: 'update', before, after });
  });
}

/** What a wine becomes by a form: what the form does not contain stays. */
function changedState(wine: WholeWine, form: WineUpdate): WineState {
  const now = stateOf(wine);
  return {
    ...now,
    ...recordOf(form),
    grapes: form.grape_varieties ?? now.grapes,
    prices: form.bottle_size ?? now.prices,
  };
}

type LockedWine = NonNullable<Awaited<ReturnType<typeof lockWine>>>;

/**
 * The new owner of a wine; undefined keeps the current one. What an exhibitor sends as an owner is ignored.
 * @throws AppError 422 on `user_id` when the exhibitor entered the wine, or has it on a page
 */
async function nextOwner(tx: Tx, actor: Actor, wine: LockedWine, wanted: number | undefined) {
  if (!isAdministrator(actor.role) || wanted === undefined || wanted === wine.exhibitorId) return undefined;
  if (!mayChangeOwner(actor, wine.createdBy)) throw invalidField('user_id', 'wine.entered-by-exhibitor');
  if (await tx.pageCategoryWine.count({ where: { wineId: wine.id } }))
    throw invalidField('user_id', 'wine.on-page-of-exhibitor');
  return wanted;
}

/** Deletes a wine; its picture is kept for a while, so that it can come back. @throws AppError 404; 409 `wine.on-page` while it is on a page */
export async function deleteWine({ db }: WineTools, actor: Actor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    const before = found(await lockWine(tx, visibleWines(actor), id));
    await guardUnused(tx, ['wine', id], 'wine.on-page');
    await tx.wine.delete({ where: { id } });
    const file = await forgetStoredFile(tx, before.pictureFileId);
    await recordChange(tx, actor, {
      entity: 'wine',
      entityId: id,
      action: 'delete',
      before: { ...before, file },
    });
  });
}
