import { statusTypes } from '@rebblatt/contracts';
import { cancelJob } from '../../jobs/cancel.ts';
import { enqueueOnce } from '../../jobs/enqueue.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { openStatus } from '../upload-status/upload-status.commands.ts';
import { findBook } from './book/book.queries.ts';
import { GENERATE_CATALOG, generationKey } from './print.rules.ts';

/**
 * Orders a book of a catalogue; the bell of the account that ordered it shows its state.
 * @throws AppError 404, 409 `catalog.nothing-to-print`, 409 `catalog.processing` while one is being made
 */
export async function orderGeneration(db: Database, actor: Actor, catalogId: number): Promise<void> {
  const { catalog, pages } = found(await findBook(db, catalogId));
  if (pages.length === 0) throw conflict('catalog.nothing-to-print');
  await db.transact(async (tx) => {
    const jobId = await enqueueOnce(tx, {
      kind: GENERATE_CATALOG,
      payload: { catalog_id: catalogId },
      dedupeKey: generationKey(catalogId),
      userId: actor.userId,
    });
    if (jobId === null) throw conflict('catalog.processing');
    await openStatus(tx, {
      userId: actor.userId,
      type: statusTypes.catalog,
      statusableId: catalogId,
      name: catalog.name,
      jobId,
    });
    await recordChange(tx, actor, { entity: 'catalog', entityId: catalogId, action: 'generate' });
  });
}

/**
 * Cancels the generation of a catalogue, whoever ordered it.
 * @throws AppError 404, 409 `print.not-processing`
 */
export async function cancelGeneration(db: Database, actor: Actor, catalogId: number): Promise<void> {
  found(await findCatalog(db.prisma, catalogId));
  await db.transact(async (tx) => {
    if (!(await cancelJob(tx, generationKey(catalogId)))) throw conflict('print.not-processing');
    await recordChange(tx, actor, { entity: 'catalog', entityId: catalogId, action: 'cancel-generation' });
  });
}
