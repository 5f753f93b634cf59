import type { mendAgreement } from '@rebblatt/contracts';
import { fileReport } from '@rebblatt/contracts';
import type { z } from 'zod';
import { guardChecks } from '../../files/check-line.ts';
import { accountOf } from '../../files/file-turns.ts';
import { createStoredFile, findStoredFile, forgetStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { lockForChange } from '../catalog/catalog.queries.ts';
import { guardCoverChecked, replaceCoverFile } from '../print/cover/cover.commands.ts';
import type { CoverRow } from '../print/cover/cover.queries.ts';
import { findCover } from '../print/cover/cover.queries.ts';
import type { MendOrder, MendTools } from './mend.commands.ts';
import { dropMended, findAgreed, noteAgreed, orderMended } from './mend.commands.ts';
import type { MendTarget } from './mend.rules.ts';

const targetOf = ({ catalogId, file, report }: CoverRow): MendTarget => ({
  of: { coverId: catalogId },
  sha256: file.sha256,
  kind: 'cover',
  report: fileReport.safeParse(report).data ?? null,
});

/** The file of the cover of a catalogue. @throws AppError 404 without one */
export const findCoverTarget = async (reader: Pick<Tx, 'cover'>, catalogId: number): Promise<MendTarget> =>
  targetOf(found(await findCover(reader, catalogId)));

/** A cover whose file may be changed now. @throws AppError 404; 409 `cover.not-ready`; StaleWrite */
async function lockTarget(tx: Tx, catalogId: number, version?: number) {
  const catalog = found(await lockForChange(tx, catalogId));
  const cover = found(await findCover(tx, catalogId));
  guardCoverChecked(cover);
  guardVersion(cover, version);
  return { catalog, cover, target: targetOf(cover) };
}

/**
 * Orders a mended file beside the cover of a catalogue.
 * @throws AppError 404; 409 `cover.not-ready`; 429 `file.too-many-checks`; and as {@link orderMended}; StaleWrite
 */
export async function orderCoverMending(
  { db }: MendTools,
  actor: Actor,
  catalogId: number,
  order: MendOrder,
): Promise<void> {
  await guardChecks(db, accountOf(actor));
  await db.transact(async (tx) => {
    const { target } = await lockTarget(tx, catalogId, order.version);
    await orderMended(tx, actor, target, order);
  });
}

/**
 * Makes the mended file the cover, which is checked; the one that was uploaded is kept and can be taken back.
 * @throws AppError as {@link orderCoverMending}; 409 `mend.none`
 */
export const agreeToCoverMending = (
  tools: MendTools,
  actor: Actor,
  catalogId: number,
  { reason, version }: z.output<typeof mendAgreement>,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const { catalog, cover, target } = await lockTarget(tx, catalogId, version);
    // A cover is the organiser's own.
    const { mend, file } = await findAgreed(tx, target, { reason }, true);
    const { pages, ...kept } = file;
    const fileId = await createStoredFile(tx, actor, kept);
    await replaceCoverFile(tx, actor, { catalog, before: cover, fileId, pages, action: 'mend' });
    await noteAgreed(tx, tools, actor, mend, { reason, originalId: cover.fileId });
  });

/**
 * Drops a mended file that nobody has agreed to; of one that was agreed to, the file that was uploaded comes back.
 * @throws AppError 404; 409 `mend.none`, `cover.not-ready`
 */
export const dropCoverMending = ({ db }: MendTools, actor: Actor, catalogId: number): Promise<void> =>
  db.transact(async (tx) => {
    const { catalog, cover, target } = await lockTarget(tx, catalogId);
    await dropMended(tx, target, async (originalId) => {
      // A row of its own for the same bytes: whoever has a link is shown that the cover came after it.
      const original = found(await findStoredFile(tx, originalId));
      const fileId = await createStoredFile(tx, actor, original);
      const action = 'take-back-file';
      await replaceCoverFile(tx, actor, { catalog, before: cover, fileId, pages: cover.pages, action });
      await forgetStoredFile(tx, cover.fileId);
    });
  });
