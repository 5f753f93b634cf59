import type { FileReport, Language, mendAgreement, mendForm, mendNotes } from '@rebblatt/contracts';
import type { z } from 'zod';
import { forgetMend } from '../../files/mend-row.ts';
import type { KeptFile } from '../../files/stored-file.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Mend } from '../../lib/generated/prisma/client.ts';
import { findMend } from './mend.queries.ts';
import type { MendTarget } from './mend.rules.ts';
import { inOrder, MEND_FILE, offersOf } from './mend.rules.ts';

/** What every kind of mending needs. */
export interface MendTools {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

/** What is to be mended, in which language the mended file is named; without one, in that of the account. */
export type MendOrder = z.output<typeof mendForm> & { language?: Language };

/**
 * Orders a mended file beside one that is locked, which stays as it is until somebody agrees. It takes the place of an
 * earlier one.
 * @throws AppError 409 `page.no-pdf`, `mend.mending`; 422 on `fixes`
 */
export async function orderMended(
  tx: Tx,
  { userId }: Actor,
  target: MendTarget,
  { fixes, wishes, language }: MendOrder,
): Promise<void> {
  const { of, sha256 } = target;
  if (sha256 === null) throw conflict('page.no-pdf');
  if ((await findMend(tx, target))?.state === 'mending') throw conflict('mend.mending');
  const possible = offersOf(target).map(({ fix }) => fix);
  if (!fixes.every((fix) => possible.includes(fix))) throw invalidField('fixes', 'mend.not-offered');
  await forgetMend(tx, of);
  const data = {
    ...of,
    sourceSha256: sha256,
    fixes: inOrder(fixes),
    ...(wishes && { wishes }),
    createdById: userId,
  };
  const { id } = await tx.mend.create({ data, select: { id: true } });
  const account = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true } });
  await enqueue(tx, {
    kind: MEND_FILE,
    payload: { mend_id: id, language: language ?? account.language ?? 'de' },
    dedupeKey: `${MEND_FILE}:${id}`,
    userId,
  });
}

type Agreement = Pick<z.output<typeof mendAgreement>, 'reason'>;

/**
 * The mended file that somebody agrees to now.
 * @param owner whether the file belongs to the caller; whoever agrees for somebody else says why
 * @throws AppError 409 `mend.none`; 422 on `reason`
 */
export async function findAgreed(
  tx: Tx,
  target: MendTarget,
  { reason }: Agreement,
  owner: boolean,
): Promise<{ mend: Mend; file: KeptFile & { pages: number } }> {
  const mend = await findMend(tx, target);
  if (!mend?.fileId || mend.state !== 'ready') throw conflict('mend.none');
  if (!reason && !owner) throw invalidField('reason', 'validation.required');
  const kept = { sha256: true, size: true, mimeType: true, extension: true, name: true } as const;
  const file = await tx.storedFile.findUniqueOrThrow({ where: { id: mend.fileId }, select: kept });
  return { mend, file: { ...file, pages: mend.pages ?? 1 } };
}

/** Notes who agreed; the row of the mended file goes, since a page or logo has one of its own for the same bytes. */
export async function noteAgreed(
  tx: Tx,
  { clock }: Pick<MendTools, 'clock'>,
  { email, byLink }: Actor,
  { id, fileId }: Mend,
  { reason, originalId = null }: Agreement & { originalId?: number | null },
): Promise<void> {
  const agreement = { by: byLink ? null : email, at: clock.now().toISOString(), reason: reason ?? null };
  await tx.mend.update({ where: { id }, data: { state: 'agreed', fileId: null, originalId, agreement } });
  if (fileId !== null) await tx.storedFile.delete({ where: { id: fileId } });
}

/**
 * Drops a mended file that nobody has agreed to; of a logo or cover, of which one was agreed to, the uploaded one comes back.
 * @param takeBack gives the logo or cover that file
 * @throws AppError 409 `mend.none`
 */
export async function dropMended(
  tx: Tx,
  target: MendTarget,
  takeBack: (originalId: number) => Promise<void>,
): Promise<void> {
  const mend = await findMend(tx, target);
  if (!mend) throw conflict('mend.none');
  if (mend.originalId !== null) await takeBack(mend.originalId);
  await forgetMend(tx, target.of);
}

/** What the press made of a file, and what the check says of it. */
export interface Mended {
  file: KeptFile;
  notes: z.output<typeof mendNotes>;
  report: FileReport;
}

/** Stores a mended file, if it is still wanted. */
export async function keepMended(
  tx: Tx,
  { id, createdById }: Pick<Mend, 'id' | 'createdById'>,
  { file, notes, report }: Mended,
): Promise<void> {
  if (!(await tx.mend.count({ where: { id, state: 'mending' } }))) return;
  const stored = await tx.storedFile.create({ data: { ...file, createdById }, select: { id: true } });
  const made = { fileId: stored.id, sha256: file.sha256, pages: report.pages, report, notes };
  await tx.mend.update({ where: { id }, data: { state: 'ready', ...made } });
}

/** Notes that a file could not be mended. */
export async function giveMendingUp(tx: Tx, id: number): Promise<void> {
  await tx.mend.updateMany({ where: { id, state: 'mending' }, data: { state: 'failed' } });
}
