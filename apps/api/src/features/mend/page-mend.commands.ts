import type { mendAgreement } from '@rebblatt/contracts';
import {
  checkStates,
  fileReport,
  isAdministrator,
  isExhibitorPage,
  isUploadedPage,
  uploadKindOf,
} from '@rebblatt/contracts';
import type { z } from 'zod';
import { guardChecks } from '../../files/check-line.ts';
import { accountOf } from '../../files/file-turns.ts';
import { forgetMend } from '../../files/mend-row.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, notFound } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { guardCollection } from '../page/page.gates.ts';
import { lockOf, visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findPage, lockPage } from '../page/page.queries.ts';
import type { Beside } from '../page-edit/page-update.commands.ts';
import { replaceFile } from '../page-edit/page-update.commands.ts';
import { takeEarlierFileBack } from '../page-file/earlier-file.commands.ts';
import { holdFileMail, sendFileMail } from '../page-file/file-mail.commands.ts';
import { guardFileChange, guardNewFile } from '../page-file/page-file.commands.ts';
import type { MendOrder, MendTools } from './mend.commands.ts';
import { findAgreed, noteAgreed, orderMended } from './mend.commands.ts';
import { findMend } from './mend.queries.ts';
import type { MendTarget } from './mend.rules.ts';

async function targetOf(tx: Pick<Tx, 'storedFile'>, page: LockedPage): Promise<MendTarget> {
  const file = page.contentFileId
    ? await tx.storedFile.findUniqueOrThrow({
        where: { id: page.contentFileId },
        select: { sha256: true },
      })
    : null;
  return {
    of: { pageId: page.id },
    sha256: file?.sha256 ?? null,
    kind: uploadKindOf(page.pageType),
    report: fileReport.safeParse(page.contentReport).data ?? null,
  };
}

/** The file of an uploaded page that the caller sees, with the page. @throws AppError 404 */
export async function findPageTarget(tx: Tx, actor: Actor, id: number) {
  const page = found(await findPage(tx, visiblePages(actor), id));
  if (!isUploadedPage(page.pageType)) throw notFound();
  return { page, target: await targetOf(tx, page) };
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
  return { page, locked, target: await targetOf(tx, page) };
}

/**
 * Orders a mended file beside the one of a page.
 * @throws AppError 404; 409 `page.released`, `page.accepted`, `page.pdf-not-ready`, `catalog.closed`; 422;
 * 429 `file.too-many-checks`; and as {@link orderMended}; StaleWrite
 */
export async function orderPageMending(
  tools: MendTools,
  actor: Actor,
  id: number,
  order: MendOrder,
): Promise<void> {
  await guardChecks(tools.db, accountOf(actor));
  await tools.db.transact(async (tx) => {
    const { target } = await lockTarget(tools, tx, actor, id, order.version);
    await orderMended(tx, actor, target, order);
  });
}

/**
 * Makes the mended file that of the page; the one that was uploaded is set aside and can be taken back until the release.
 * Whoever agrees for an exhibitor says why.
 * @param beside what else becomes true with it, in its transaction
 * @throws AppError as {@link orderPageMending}; 409 `mend.none`; 422 on `reason`
 */
export const agreeToPageMending = (
  tools: MendTools,
  actor: Actor,
  id: number,
  { reason, version }: z.output<typeof mendAgreement>,
  beside?: Beside,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const { page, locked, target } = await lockTarget(tools, tx, actor, id, version);
    const owner = !(isAdministrator(actor.role) && isExhibitorPage(page.pageType));
    const { mend, file } = await findAgreed(tx, target, { reason }, owner);
    await replaceFile(tx, actor, page, {}, file, { keepsEarlier: true, mends: true });
    await noteAgreed(tx, tools, actor, mend, { reason });
    await beside?.(tx, page);
    if (!locked) return;
    await holdFileMail(tx, page, tools.publicUrl);
    await sendFileMail(tx, { ...page, contentStatus: checkStates.checking }, tools.publicUrl);
  });

/**
 * Drops a mended file that nobody has agreed to; of one that was agreed to, the file that was uploaded comes back.
 * @throws AppError 404; 409 `mend.none`, and as `takeEarlierFileBack`; StaleWrite
 */
export async function dropPageMending(tools: MendTools, actor: Actor, id: number): Promise<void> {
  const agreed = await tools.db.transact(async (tx) => {
    const { target } = await lockTarget(tools, tx, actor, id);
    const mend = await findMend(tx, target);
    if (!mend) throw conflict('mend.none');
    if (mend.state === 'agreed') return true;
    await forgetMend(tx, target.of);
    return false;
  });
  if (agreed) await takeEarlierFileBack(tools, actor, id);
}
