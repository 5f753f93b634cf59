import type { mendAgreement, mendForm } from '@rebblatt/contracts';
import { checkStates, isAdministrator, isExhibitorPage, isUploadedPage } from '@rebblatt/contracts';
import type { z } from 'zod';
import { guardChecks } from '../../files/check-line.ts';
import { accountOf } from '../../files/file-turns.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { guardCollection } from '../page/page.gates.ts';
import { lockOf, visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { lockPage } from '../page/page.queries.ts';
import { replaceFile } from '../page-edit/page-update.commands.ts';
import { takeEarlierFileBack } from '../page-file/earlier-file.commands.ts';
import { holdFileMail, sendFileMail } from '../page-file/file-mail.commands.ts';
import { forgetMend } from '../page-file/mend-row.commands.ts';
import { dropFile, guardFileChange, guardNewFile } from '../page-file/page-file.commands.ts';
import { fileOfPage, findMend, showMend } from './mend.queries.ts';
import { MEND_PAGE_FILE } from './mend.rules.ts';

export interface MendTools {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

/** An uploaded page whose file may be changed by the caller now. @throws AppError 404; 409; 422; StaleWrite */
async function lockTarget({ clock }: MendTools, tx: Tx, actor: Actor, id: number, version?: number) {
  const page = found(await lockPage(tx, visiblePages(actor), id));
  if (!isUploadedPage(page.pageType)) throw notFound();
  guardVersion(page, version);
  guardCollection(actor, clock, page.catalog);
  const locked = isAdministrator(actor.role) && lockOf(page) !== null;
  if (locked) guardFileChange(page);
  else guardNewFile(page, {});
  return { page, locked };
}

/**
 * Orders a mended file beside the one of the page, which stays as it is until somebody agrees. It takes the place of an
 * earlier one.
 * @throws AppError 404; 409 `page.no-pdf`, `page.released`, `page.accepted`, `page.pdf-not-ready`, `catalog.closed`,
 * `mend.mending`; 422 on `fixes`; 429 `file.too-many-checks`; StaleWrite
 */
export async function orderMending(
  tools: MendTools,
  actor: Actor,
  id: number,
  { fixes, version }: z.output<typeof mendForm>,
): Promise<void> {
  await guardChecks(tools.db, accountOf(actor));
  await tools.db.transact(async (tx) => {
    const { page } = await lockTarget(tools, tx, actor, id, version);
    const sourceSha256 = await fileOfPage(tx, page);
    if (sourceSha256 === null) throw conflict('page.no-pdf');
    const { offered, mended } = await showMend(tx, page);
    if (mended?.state === 'mending') throw conflict('mend.mending');
    const possible = offered.map(({ fix }) => fix);
    if (!fixes.every((fix) => possible.includes(fix))) throw invalidField('fixes', 'mend.not-offered');
    await forgetMend(tx, id);
    const wanted = possible.filter((fix) => fixes.includes(fix));
    await tx.pageMend.create({
      data: { pageId: id, sourceSha256, fixes: wanted, createdById: actor.userId },
    });
    await enqueue(tx, {
      kind: MEND_PAGE_FILE,
      payload: { page_id: id, sha256: sourceSha256 },
      dedupeKey: `${MEND_PAGE_FILE}:${id}:${sourceSha256}`,
      userId: actor.userId,
    });
  });
}

/**
 * Makes the mended file that of the page; the one that was uploaded is set aside and can be taken back until the release.
 * Whoever agrees for an exhibitor says why.
 * @throws AppError as {@link orderMending}; 409 `mend.none`; 422 on `reason`
 */
export const agreeToMending = (
  tools: MendTools,
  actor: Actor,
  id: number,
  { reason, version }: z.output<typeof mendAgreement>,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const { page, locked } = await lockTarget(tools, tx, actor, id, version);
    const mend = await findMend(tx, page);
    if (!mend?.fileId || mend.state !== 'ready') throw conflict('mend.none');
    if (!reason && isAdministrator(actor.role) && isExhibitorPage(page.pageType))
      throw invalidField('reason', 'validation.required');
    await replaceWithMended(tx, actor, page, mend.fileId, mend.pages ?? 1);
    const agreement = { by: actor.email, at: tools.clock.now().toISOString(), reason: reason ?? null };
    await tx.pageMend.update({ where: { pageId: id }, data: { state: 'agreed', fileId: null, agreement } });
    await dropFile(tx, mend.fileId);
    if (!locked) return;
    await holdFileMail(tx, page, tools.publicUrl);
    await sendFileMail(tx, { ...page, contentStatus: checkStates.checking }, tools.publicUrl);
  });

async function replaceWithMended(
  tx: Tx,
  actor: Actor,
  page: LockedPage,
  fileId: number,
  pages: number,
): Promise<void> {
  const kept = { sha256: true, size: true, mimeType: true, extension: true, name: true } as const;
  const file = await tx.storedFile.findUniqueOrThrow({ where: { id: fileId }, select: kept });
  await replaceFile(tx, actor, page, {}, { ...file, pages }, { keepsEarlier: true, mends: true });
}

/**
 * Drops a mended file that nobody has agreed to; of one that was agreed to, the file that was uploaded comes back.
 * @throws AppError 404; 409 `mend.none`, and as `takeEarlierFileBack`; StaleWrite
 */
export async function dropMending(tools: MendTools, actor: Actor, id: number): Promise<void> {
  const agreed = await tools.db.transact(async (tx) => {
    const { page } = await lockTarget(tools, tx, actor, id);
    const mend = await findMend(tx, page);
    if (!mend) throw conflict('mend.none');
    if (mend.state === 'agreed') return true;
    await forgetMend(tx, id);
    return false;
  });
  if (agreed) await takeEarlierFileBack(tools, actor, id);
}
