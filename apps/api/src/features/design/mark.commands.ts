import { type catalogMarkUpload, type FileReport, fileReport, hasErrors } from '@rebblatt/contracts';
import { registerMarkMm } from '@rebblatt/printed-page';
import type { z } from 'zod';
import { checkFile, type FileChecker } from '../../files/check-file.ts';
import { type CheckTools, keepCheckedPdf } from '../../files/checked-pdf.ts';
import { accountOf } from '../../files/file-turns.ts';
import { createStoredFile, forgetStoredFile } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError, found } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion, StaleWrite } from '../../lib/stale-write.ts';
import { findCatalog, lockForChange } from '../catalog/catalog.queries.ts';
import { forgetMark } from '../catalog/look.commands.ts';
import { findMark } from '../catalog/look.queries.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';

export type MarkTools = CheckTools & FileChecker;

/** A drawing of a few lines is checked within a second; one that takes longer waits behind other work. */
const MOST_MS = 120_000;

/** The rooms into which a mark is scaled on the pages of a register. */
const roomsMm = Object.values(registerMarkMm);

/**
 * Stores the fair's mark of a catalogue in place of the one it has, once its whole check has found no error: nobody prints
 * a mark with one, so none is kept.
 * @throws AppError 404; 415 and 422 on `file`, with the report where the check found errors; 502 when it could not be
 *   done; StaleWrite
 */
export async function uploadMark(
  tools: MarkTools,
  actor: Actor,
  catalogId: number,
  { version }: z.output<typeof catalogMarkUpload>,
  upload: UploadedFile | null,
): Promise<void> {
  found(await findCatalog(tools.db.prisma, catalogId), 'catalog');
  const { pages: _, ...kept } = await keepCheckedPdf(tools, actor, upload);
  const { report, ...size } = await checkMark(tools, actor, kept.sha256);
  await tools.db.transact(async (tx) => {
    found(await lockForChange(tx, catalogId), 'catalog');
    const before = await findMark(tx, catalogId);
    // Who names none has seen none, and would replace the first mark of somebody else.
    if (before && version === undefined) throw new StaleWrite();
    if (before) guardVersion(before, version);
    const fileId = await createStoredFile(tx, actor, kept);
    const data = { fileId, ...size, report };
    await tx.catalogMark.upsert({
      where: { catalogId },
      create: { catalogId, ...data },
      update: { ...data, version: { increment: 1 } },
    });
    await forgetStoredFile(tx, before?.fileId ?? null);
    await recordMark(tx, actor, catalogId, before?.file.name ?? null, kept.name);
  });
}

/** Removes the fair's mark of a catalogue. @throws AppError 404 without one; StaleWrite */
export async function removeMark(
  db: Database,
  actor: Actor,
  catalogId: number,
  { version }: z.output<typeof catalogMarkUpload>,
): Promise<void> {
  await db.transact(async (tx) => {
    found(await lockForChange(tx, catalogId), 'catalog');
    const before = found(await findMark(tx, catalogId));
    guardVersion(before, version);
    await forgetMark(tx, catalogId);
    await recordMark(tx, actor, catalogId, before.file.name, null);
  });
}

const recordMark = (tx: Tx, actor: Actor, entityId: number, before: string | null, after: string | null) =>
  recordChange(tx, actor, {
    ...{ entity: 'catalog', entityId, action: 'update' },
    before: { designMark: before },
    after: { designMark: after },
  });

/** Checks a stored PDF as a logo of any size, while the uploader waits. @throws AppError as {@link uploadMark} */
async function checkMark(
  tools: MarkTools,
  actor: Actor,
  sha256: string,
): Promise<{ report: FileReport; widthMm: number; heightMm: number }> {
  const ask = { ...(await findPreflightAsk(tools.db)), roomsMm };
  const signal = AbortSignal.timeout(MOST_MS);
  const checked = await checkFile(tools, {
    ...{ sha256, kind: 'logo', ask, signal },
    userId: accountOf(actor),
  }).catch((error: unknown) => {
    throw signal.aborted ? new AppError(502, 'file.not-processed', { cause: error }) : error;
  });
  const report = fileReport.parse(checked);
  const { width_mm: widthMm, height_mm: heightMm } = report;
  if (hasErrors(report) || !widthMm || !heightMm) throw refused(report);
  return { report, widthMm, heightMm };
}

const refused = (report: FileReport) =>
  new AppError(422, 'request.invalid', {
    fields: { file: [{ key: 'design.mark-has-errors', params: {} }] },
    data: report,
  });
