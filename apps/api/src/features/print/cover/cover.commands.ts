import type { CheckEnd, coverUpload, FileReport } from '@rebblatt/contracts';
import { checkStates, isUnchecked, statusTypes } from '@rebblatt/contracts';
import type { z } from 'zod';
import { guardChecks } from '../../../files/check-line.ts';
import type { CheckTools } from '../../../files/checked-pdf.ts';
import { keepCheckedPdf } from '../../../files/checked-pdf.ts';
import { accountOf } from '../../../files/file-turns.ts';
import { forgetMend } from '../../../files/mend-row.ts';
import { createStoredFile, forgetStoredFile } from '../../../files/stored-file.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, found } from '../../../lib/app-error.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { Prisma } from '../../../lib/generated/prisma/client.ts';
import { recordChange } from '../../../lib/history.ts';
import { guardVersion, StaleWrite } from '../../../lib/stale-write.ts';
import { findCatalog, lockForChange } from '../../catalog/catalog.queries.ts';
import { forgetStatuses, openStatus } from '../../upload-status/upload-status.commands.ts';
import { type CoverRow, findCover } from './cover.queries.ts';

/** The job that checks a stored cover. */
export const CHECK_COVER = 'check-cover';

/** What the history keeps of the file of a cover. */
const recorded = ({ file: { name, sha256 } }: CoverRow) => ({ name, sha256 });

/** A file that is being checked is neither replaced nor removed. @throws AppError 409 `cover.not-ready` */
export function guardCoverChecked({ status }: CoverRow): void {
  if (status === checkStates.checking) throw conflict('cover.not-ready');
}

/**
 * Stores the cover of a catalogue in place of the one it has, and queues its full check.
 * @throws AppError 404; 409 `cover.not-ready` while the former one is checked; 415 and 422 on `file`; StaleWrite
 */
export async function uploadCover(
  tools: CheckTools,
  actor: Actor,
  catalogId: number,
  { version }: z.output<typeof coverUpload>,
  upload: UploadedFile | null,
): Promise<void> {
  found(await findCatalog(tools.db.prisma, catalogId));
  const { pages, ...kept } = await keepCheckedPdf(tools, actor, upload);
  await tools.db.transact(async (tx) => {
    const catalog = found(await lockForChange(tx, catalogId));
    const before = await findCover(tx, catalogId);
    if (before) {
      guardCoverChecked(before);
      // Who names none has seen none, and would replace the first cover of somebody else.
      if (version === undefined) throw new StaleWrite();
      guardVersion(before, version);
    }
    const fileId = await createStoredFile(tx, actor, kept);
    const data = { fileId, pages, status: checkStates.checking, report: Prisma.DbNull };
    await tx.cover.upsert({
      where: { catalogId },
      create: { catalogId, ...data },
      update: { ...data, version: { increment: 1 } },
    });
    await forgetMend(tx, { coverId: catalogId });
    await forgetStoredFile(tx, before?.fileId ?? null);
    await orderCoverCheck(tx, actor, catalog, fileId);
    await recordChange(tx, actor, {
      entity: 'cover',
      entityId: catalogId,
      action: 'upload',
      before: before && recorded(before),
      after: { name: kept.name, sha256: kept.sha256 },
      about: { item: catalog.name },
    });
  });
}

/** Gives a cover another file that is stored already, which is checked; the former one stays stored. */
export async function replaceCoverFile(
  tx: Tx,
  actor: Actor,
  file: {
    catalog: { id: number; name: string };
    before: CoverRow;
    fileId: number;
    pages: number;
    action: 'mend' | 'take-back-file';
  },
): Promise<void> {
  const { catalog, before, fileId, pages, action } = file;
  const data = { fileId, pages, status: checkStates.checking, report: Prisma.DbNull };
  await tx.cover.update({
    where: { catalogId: catalog.id },
    data: { ...data, version: { increment: 1 } },
  });
  await forgetStatuses(tx, statusTypes.cover, catalog.id);
  await orderCoverCheck(tx, actor, catalog, fileId);
  await recordChange(tx, actor, {
    entity: 'cover',
    entityId: catalog.id,
    action,
    before: recorded(before),
    after: recorded(found(await findCover(tx, catalog.id))),
    about: { item: catalog.name },
  });
}

/** Queues the full check of a cover and shows it in the bell. */
async function orderCoverCheck(
  tx: Tx,
  { userId }: Actor,
  catalog: { id: number; name: string },
  fileId: number,
): Promise<void> {
  const jobId = await enqueue(tx, {
    kind: CHECK_COVER,
    payload: { catalog_id: catalog.id, file_id: fileId },
    dedupeKey: `${CHECK_COVER}:${catalog.id}`,
    userId,
  });
  const { id: statusableId, name } = catalog;
  await openStatus(tx, { userId, type: statusTypes.cover, statusableId, name, jobId });
}

/**
 * Checks the cover of a catalogue again whose check could not be done; every other one stays as it is, so repeating this
 * changes nothing.
 * @throws AppError 404 without one; 429 `file.too-many-checks`
 */
export async function checkCoverAgain(db: Database, actor: Actor, catalogId: number): Promise<void> {
  await guardChecks(db, accountOf(actor));
  await db.transact(async (tx) => {
    const catalog = found(await lockForChange(tx, catalogId));
    const cover = found(await findCover(tx, catalogId));
    if (!isUnchecked(cover)) return;
    await tx.cover.update({ where: { catalogId }, data: { status: checkStates.checking } });
    await forgetStatuses(tx, statusTypes.cover, catalogId);
    await orderCoverCheck(tx, actor, catalog, cover.fileId);
  });
}

/**
 * Removes the cover of a catalogue.
 * @throws AppError 404 without one; 409 `cover.not-ready` while it is checked; StaleWrite
 */
export async function removeCover(
  db: Database,
  actor: Actor,
  catalogId: number,
  { version }: z.output<typeof coverUpload>,
): Promise<void> {
  await db.transact(async (tx) => {
    const catalog = found(await lockForChange(tx, catalogId));
    const before = found(await findCover(tx, catalogId));
    guardCoverChecked(before);
    guardVersion(before, version);
    await forgetMend(tx, { coverId: catalogId });
    await tx.cover.delete({ where: { catalogId } });
    await forgetStoredFile(tx, before.fileId);
    await recordChange(tx, actor, {
      entity: 'cover',
      entityId: catalogId,
      action: 'delete',
      before: recorded(before),
      about: { item: catalog.name },
    });
  });
}

/** Stores the result of a check if the catalogue still has that file. */
export async function endCoverCheck(
  tx: Pick<Tx, 'cover'>,
  catalogId: number,
  fileId: number,
  { status, report }: { status?: CheckEnd; report?: FileReport },
): Promise<void> {
  await tx.cover.updateMany({
    where: { catalogId, fileId },
    data: { status, ...(report && { report, pages: report.pages }) },
  });
}
