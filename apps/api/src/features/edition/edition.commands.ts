import { type PublicationUpdate, releaseStates, statusTypes, winePages } from '@rebblatt/contracts';
import { enqueueOnce, JOB_CHANNEL } from '../../jobs/enqueue.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import { dateOf, dayOf } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Catalog, Publication } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { announceEditions } from '../../live/announce.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { findOrProposePublication, findPublication } from '../publication/publication.queries.ts';
import { PUBLISH_EDITION, publicationKey } from '../publication/publication.rules.ts';
import { openStatus } from '../upload-status/upload-status.commands.ts';
import { findEdition, findRunning } from './edition.queries.ts';
import { WRITE_SITE } from './edition.rules.ts';

/** The row that says how a catalogue is published, locked; made when there is none. */
async function lockPublication(tx: Tx, catalog: Pick<Catalog, 'id' | 'name'>): Promise<Publication> {
  // Two who begin at the same time wait for each other here.
  await tx.$queryRaw`SELECT id FROM catalog WHERE id = ${catalog.id} FOR NO KEY UPDATE`;
  const known = await findPublication(tx, catalog.id);
  return known ?? tx.publication.create({ data: await findOrProposePublication(tx, catalog) });
}

/**
 * Orders an edition of what is accepted now; the bell of the account that ordered it shows its state.
 * @throws AppError 404, 409 `edition.nothing-public`, `edition.processing` while one is being made
 */
export async function orderPublication(db: Database, actor: Actor, catalogId: number): Promise<void> {
  const catalog = found(await findCatalog(db.prisma, catalogId), 'catalog');
  await db.transact(async (tx) => {
    const pages = await tx.page.count({
      where: { catalogId, pageType: { in: winePages }, active: true, state: releaseStates.accepted },
    });
    if (pages === 0) throw conflict('edition.nothing-public');
    await lockPublication(tx, catalog);
    const jobId = await enqueueOnce(tx, {
      kind: PUBLISH_EDITION,
      payload: { catalog_id: catalogId, automatic: false },
      dedupeKey: publicationKey(catalogId),
      userId: actor.userId,
    });
    if (jobId === null) throw conflict('edition.processing');
    const name = catalog.name;
    const about = { userId: actor.userId, type: statusTypes.edition, statusableId: catalogId };
    await openStatus(tx, { ...about, name, jobId });
    await recordChange(tx, actor, { entity: 'catalog', entityId: catalogId, action: 'publish' });
  });
}

/**
 * Shows visitors this edition from now on, on every node.
 * @throws AppError 404; StaleWrite
 */
export const showEdition = (
  db: Database,
  actor: Actor,
  id: number,
  version: number | undefined,
): Promise<void> =>
  db.transact(async (tx) => {
    const edition = found(await findEdition(tx, id));
    const before = await lockPublication(tx, found(await findCatalog(tx, edition.catalogId)));
    guardVersion(before, version);
    if (before.editionId === id) return;
    await switchTo(tx, before, { editionId: id, withdrawnId: null });
    await recordChange(tx, actor, {
      entity: 'catalog',
      entityId: edition.catalogId,
      action: 'show-edition',
      after: { edition: edition.number },
    });
  });

/**
 * Withdraws what visitors see, on every node.
 * @throws AppError 404, 409 `edition.none-current`
 */
export async function withdrawEdition(db: Database, actor: Actor, catalogId: number): Promise<void> {
  const catalog = found(await findCatalog(db.prisma, catalogId), 'catalog');
  await db.transact(async (tx) => {
    const before = await lockPublication(tx, catalog);
    const shown = before.editionId === null ? null : await findEdition(tx, before.editionId);
    if (!shown) throw conflict('edition.none-current');
    await switchTo(tx, before, { editionId: null, withdrawnId: shown.id });
    await recordChange(tx, actor, {
      entity: 'catalog',
      entityId: catalogId,
      action: 'unpublish',
      before: { edition: shown.number },
    });
  });
}

/**
 * Orders the site of plain files to be written. One that waits is enough; one that runs may have read before this change.
 */
export async function orderSite(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    const ordered = await tx.$executeRaw`
      INSERT INTO job (kind, payload) SELECT ${WRITE_SITE}, '{}'::jsonb
      WHERE NOT EXISTS (SELECT FROM job j WHERE j.kind = ${WRITE_SITE} AND j.state = 'queued')`;
    if (ordered > 0) await tx.$executeRaw`SELECT pg_notify(${JOB_CHANNEL}, ${WRITE_SITE})`;
  });
}

async function switchTo(
  tx: Tx,
  { catalogId }: Publication,
  data: { editionId: number | null; withdrawnId: number | null },
): Promise<void> {
  await tx.publication.update({ where: { catalogId }, data: { ...data, version: { increment: 1 } } });
  await announceEditions(tx);
}

const recordOf = ({ slug, publicFrom, publicUntil, automatic }: Publication) => ({
  slug,
  publicFrom: publicFrom && dayOf(publicFrom),
  publicUntil: publicUntil && dayOf(publicUntil),
  automatic,
});

const dayIn = (day: string | null | undefined) =>
  day === undefined ? undefined : day === null ? null : dateOf(day);

/**
 * Changes how a catalogue is published.
 * @throws AppError 404, 409 `edition.slug-fixed` after the first edition, `edition.processing` while the first is made, 422 on
 *   `slug` and `until`; StaleWrite
 */
export async function savePublication(
  db: Database,
  actor: Actor,
  catalogId: number,
  { slug, from, until, automatic, version }: PublicationUpdate,
): Promise<void> {
  const catalog = found(await findCatalog(db.prisma, catalogId), 'catalog');
  await db.transact(async (tx) => {
    const before = await lockPublication(tx, catalog);
    guardVersion(before, version);
    if (slug !== undefined && slug !== before.slug) await guardSlug(tx, catalogId, slug);
    const after = {
      slug: slug ?? before.slug,
      publicFrom: dayIn(from) === undefined ? before.publicFrom : (dayIn(from) ?? null),
      publicUntil: dayIn(until) === undefined ? before.publicUntil : (dayIn(until) ?? null),
      automatic: automatic === undefined ? before.automatic : automatic === 1,
    };
    if (after.publicFrom && after.publicUntil && after.publicUntil < after.publicFrom)
      throw invalidField('until', 'validation.not-before');
    const [was, is] = [recordOf(before), recordOf({ ...before, ...after })];
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    await tx.publication.update({ where: { catalogId }, data: { ...after, version: { increment: 1 } } });
    await recordChange(tx, actor, {
      entity: 'catalog',
      entityId: catalogId,
      action: 'update',
      before: was,
      after: is,
    });
    await announceEditions(tx);
  });
}

/** The address is in print and in people's hands once there was an edition. */
async function guardSlug(tx: Tx, catalogId: number, slug: string): Promise<void> {
  if ((await tx.edition.count({ where: { catalogId } })) > 0) throw conflict('edition.slug-fixed');
  if (await findRunning(tx, catalogId)) throw conflict('edition.processing');
  if (await tx.publication.findFirst({ where: { slug, catalogId: { not: catalogId } } }))
    throw invalidField('slug', 'validation.exists', { name: slug });
}
