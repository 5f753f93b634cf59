import type { AddContent, PageUpdate, UpdateAd, UpdateContent } from '@rebblatt/contracts';
import { AD_PAGE, CONTENT_PAGE, statusTypes } from '@rebblatt/contracts';
import type { CheckedPdf, CheckTools } from '../../../files/checked-pdf.ts';
import { keepCheckedPdf } from '../../../files/checked-pdf.ts';
import { createStoredFile } from '../../../files/stored-file.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Actor } from '../../../lib/actor.ts';
import { isAdmin } from '../../../lib/actor.ts';
import { conflict, found, notFound } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { Prisma } from '../../../lib/generated/prisma/client.ts';
import { recordChange } from '../../../lib/history.ts';
import { guardVersion } from '../../../lib/stale-write.ts';
import { openStatus } from '../../upload-status/upload-status.commands.ts';
import { appendPage, dropFile } from '../page.commands.ts';
import { visiblePages } from '../page.policy.ts';
import type { LockedPage } from '../page.queries.ts';
import { columnsOf, findPage, heavy, lockPage } from '../page.queries.ts';
import { guardCollection, guardContent } from '../page-gate.commands.ts';
import { applyForm } from '../page-update.commands.ts';
import type { DecisionTools } from '../release/decision.commands.ts';
import { decide, decisionOf } from '../release/decision.commands.ts';
import { setAside } from './earlier-file.commands.ts';

export interface UploadTools extends DecisionTools, CheckTools {
  db: Database;
  clock: Clock;
}

/** The job that looks through a stored PDF. */
export const CHECK_PAGE_FILE = 'check-page-file';

const CHECKING = 0;

/** Puts a kept PDF on a locked page and orders its full check. */
async function attach(
  tx: Tx,
  actor: Actor,
  page: { id: number; type: 2 | 3 },
  pdf: CheckedPdf,
): Promise<void> {
  const { pages: contentPages, ...kept } = pdf;
  const contentFileId = await createStoredFile(tx, actor, kept);
  await tx.page.update({
    where: { id: page.id },
    data: {
      contentFileId,
      contentPages,
      contentStatus: CHECKING,
      contentReport: Prisma.DbNull,
      contentOverride: Prisma.DbNull,
    },
  });
  const jobId = await enqueue(tx, {
    kind: CHECK_PAGE_FILE,
    payload: { page_id: page.id, file_id: contentFileId },
    dedupeKey: `${CHECK_PAGE_FILE}:${page.id}`,
    userId: actor.userId,
  });
  await openStatus(tx, {
    userId: actor.userId,
    type: page.type === AD_PAGE ? statusTypes.ad : statusTypes.content,
    statusableId: page.id,
    name: kept.name,
    jobId,
  });
}

/** A page takes a new file only while it may be changed and no other file of it is being checked. */
function guardUpload(page: LockedPage): void {
  guardContent(page);
  if (page.contentStatus === CHECKING) throw conflict('page.pdf-not-ready');
}

/** The page an upload is for. @throws AppError 404 also when it is of another type or a foreign one */
async function findTarget(
  { db, clock }: UploadTools,
  actor: Actor,
  id: number,
  type: 2 | 3,
): Promise<LockedPage> {
  const page = found(await findPage(db.prisma, visiblePages(actor), id));
  if (page.pageType !== type) throw notFound();
  guardCollection(actor, clock, page.catalog);
  return page;
}

/**
 * Changes an ad or content page and, when a file came with the form, replaces its PDF; a printable one is set aside
 * until the new one is fine. The answer tells that the file is stored; its check goes on as a job.
 * @throws AppError 404; 409 `page.released`, `page.accepted`, `page.pdf-not-ready`, `catalog.closed`; 422; StaleWrite
 */
export async function updateUploadedPage(
  tools: UploadTools,
  actor: Actor,
  type: 2 | 3,
  form: UpdateAd | UpdateContent,
  upload: UploadedFile | null,
): Promise<void> {
  const { id, version, ...rest } = form;
  const fields: PageUpdate = rest;
  const seen = await findTarget(tools, actor, id, type);
  guardVersion(seen, version);
  if (upload) guardUpload(seen);
  const pdf = upload && (await keepCheckedPdf(tools, actor, upload));

  await tools.db.transact(async (tx) => {
    const before = found(await lockPage(tx, visiblePages(actor), id));
    guardVersion(before, version);
    guardCollection(actor, tools.clock, before.catalog);
    const decision = isAdmin(actor) ? decisionOf(before, fields.release_accepted) : null;
    if (decision) return decide(tx, tools, actor, before, decision, fields.comment);
    if (pdf) guardUpload(before);
    const changes = await applyForm(tx, actor, before, fields, { file: pdf !== null });
    if (!pdf && Object.keys(changes).length === 0) return;
    const kept = pdf !== null && (await setAside(tx, before));
    if (pdf) await attach(tx, actor, { id, type }, pdf);
    const after = await tx.page.update({
      where: { id },
      data: { ...changes, version: { increment: 1 } },
      omit: heavy,
    });
    if (pdf && !kept) await dropFile(tx, before.contentFileId);
    const action = pdf ? 'upload' : 'update';
    await recordChange(tx, actor, { entity: 'page', entityId: id, action, before: columnsOf(before), after });
  });
}

/** Adds a content page with its PDF. @throws AppError 409 `catalog.inactive`; 422 and 415 on `file` */
export async function addContentPage(
  tools: UploadTools,
  actor: Actor,
  form: AddContent,
  upload: UploadedFile | null,
): Promise<{ id: number; position: number }> {
  const pdf = await keepCheckedPdf(tools, actor, upload);
  return appendPage(
    tools,
    actor,
    form.catalog_id,
    async () => ({
      pageType: CONTENT_PAGE,
      active: form.active === 1,
      description: form.description ?? null,
      link: form.link ?? null,
    }),
    (tx, id) => attach(tx, actor, { id, type: CONTENT_PAGE }, pdf),
  );
}
