import type { CatalogCreate, CatalogUpdate } from '@rebblatt/contracts';
import { EXHIBITOR_REGISTER, REGION_REGISTER } from '@rebblatt/contracts';
import { forgetStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { dateOf, dayOf, writtenDay } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Catalog, Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { tryOut } from '../../lib/try-out.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { countUses, findOverlapping, hasStandsOrPages, lockForChange } from './catalog.queries.ts';
import { collectionOf } from './catalog.rules.ts';
import { forgetMark } from './look.commands.ts';

const NONE = 0;

/** The catalogue in the same period, as parameters of the error's text; its days in the local format. */
async function refuseOverlap(tx: Tx, days: { fromOn: Date; toOn: Date }, exceptId: number): Promise<void> {
  const other = await findOverlapping(tx, days, exceptId);
  if (!other) return;
  const written = (date: Date) => writtenDay(dayOf(date));
  throw conflict('catalog.overlaps', {
    name: other.name,
    from: written(other.fromOn),
    to: written(other.toOn),
  });
}

/** A page with which a catalogue begins; its place is its place in the list. */
export type FirstPage = Omit<Prisma.PageUncheckedCreateWithoutCatalogInput, 'position'>;

const registersFirst: FirstPage[] = [{ pageType: EXHIBITOR_REGISTER }, { pageType: REGION_REGISTER }];

/**
 * Adds a catalogue with its first pages, its two registers among them.
 * @throws AppError 409 `catalog.overlaps` with the other catalogue, 422 on `name` when it exists
 */
export async function addCatalog(
  tx: Tx,
  actor: Actor,
  form: CatalogCreate,
  { pages = registersFirst, recorded = {} }: { pages?: FirstPage[]; recorded?: object } = {},
): Promise<Catalog> {
  const days = { fromOn: dateOf(form.from), toOn: dateOf(form.to) };
  await refuseOverlap(tx, days, NONE);
  const after = await tx.catalog.create({
    data: {
      name: form.name,
      catalogType: form.catalog_type,
      ...days,
      reminderDays: form.reminder_days,
      pages: { create: pages.map((page, i) => ({ ...page, position: i + 1 })) },
    },
  });
  await recordChange(tx, actor, {
    entity: 'catalog',
    entityId: after.id,
    action: 'create',
    after: { ...after, ...recorded },
  });
  return after;
}

/**
 * Adds a catalogue with its two registers on positions 1 and 2.
 * @returns its id
 * @throws AppError 409 `catalog.overlaps` with the other catalogue, 422 on `name` when it exists
 */
export const createCatalog = (db: Database, actor: Actor, form: CatalogCreate): Promise<number> =>
  db.transact(async (tx) => (await addCatalog(tx, actor, form)).id);

/** The first day of an active catalogue is fixed: data collected since then belongs to it. */
function guardStart(before: Catalog, wanted: Date, clock: Clock): void {
  if (wanted.getTime() === before.fromOn.getTime()) return;
  if (collectionOf(before, clock) === 'open') throw conflict('catalog.start-locked');
}

/**
 * Changes the fields that the form contains.
 * @throws AppError 404; 409 `catalog.start-locked`, `catalog.type-locked`, `catalog.overlaps`; StaleWrite
 */
export const updateCatalog = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  id: number,
  form: CatalogUpdate,
): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await lockForChange(tx, id));
    guardVersion(before, form.version);
    const days = {
      fromOn: form.from ? dateOf(form.from) : before.fromOn,
      toOn: form.to ? dateOf(form.to) : before.toOn,
    };
    if (days.fromOn > days.toOn) throw invalidField('to', 'validation.not-before');
    guardStart(before, days.fromOn, clock);
    const typeChanges = form.catalog_type !== undefined && form.catalog_type !== before.catalogType;
    if (typeChanges && (await hasStandsOrPages(tx, id))) throw conflict('catalog.type-locked');
    await refuseOverlap(tx, days, id);
    const data = {
      name: form.name,
      catalogType: form.catalog_type,
      ...days,
      reminderDays: form.reminder_days,
      version: { increment: 1 },
    };
    const after = await writeChange(tx, before, () => tx.catalog.update({ where: { id }, data }));
    if (!after) return;
    await recordChange(tx, actor, { entity: 'catalog', entityId: id, action: 'update', before, after });
  });

/** The cover goes with its catalogue. */
async function forgetCover(tx: Tx, catalogId: number): Promise<void> {
  const cover = await tx.cover.findUnique({ where: { catalogId } });
  if (!cover) return;
  await tx.cover.delete({ where: { catalogId } });
  await forgetStoredFile(tx, cover.fileId);
}

async function removed(tx: Tx, id: number): Promise<Catalog> {
  const before = found(await lockForChange(tx, id));
  const uses = await countUses(tx, id);
  if (uses.exhibitors + uses.requests + uses.pages > 0) throw conflict('catalog.has-users-and-pages', uses);
  await tx.page.deleteMany({ where: { catalogId: id } });
  await forgetCover(tx, id);
  await forgetMark(tx, id);
  await tx.catalog.delete({ where: { id } });
  return before;
}

/**
 * Deletes a catalogue with its two registers, its cover and the fair's mark.
 * @throws AppError 404; 409 when it has exhibitors or other pages, with how many of each
 */
export const deleteCatalog = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const before = await removed(tx, id);
    await recordChange(tx, actor, { entity: 'catalog', entityId: id, action: 'delete', before });
  });

/** Tries to delete a catalogue, and takes it back. @throws AppError what deleting it would be refused with */
export async function tryToDeleteCatalog(db: Database, id: number): Promise<void> {
  await tryOut(db, (tx) => removed(tx, id));
}
