import type { mendAgreement } from '@rebblatt/contracts';
import { checkStates, fileReport } from '@rebblatt/contracts';
import type { z } from 'zod';
import { guardChecks } from '../../files/check-line.ts';
import { accountOf } from '../../files/file-turns.ts';
import { createStoredFile, findStoredFile, forgetStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { Logo } from '../../lib/generated/prisma/client.ts';
import { scopeWhere } from '../../lib/scope.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { renewLogo } from '../logo/logo.commands.ts';
import { visibleLogos } from '../logo/logo.policy.ts';
import { lockLogo } from '../logo/logo.queries.ts';
import type { MendOrder, MendTools } from './mend.commands.ts';
import { dropMended, findAgreed, noteAgreed, orderMended } from './mend.commands.ts';
import type { MendTarget } from './mend.rules.ts';

async function targetOf(tx: Pick<Tx, 'storedFile'>, logo: Logo): Promise<MendTarget> {
  const { sha256 } = await tx.storedFile.findUniqueOrThrow({
    where: { id: logo.fileId },
    select: { sha256: true },
  });
  const report = fileReport.safeParse(logo.report).data ?? null;
  return { of: { logoId: logo.id }, sha256, kind: 'logo', report };
}

/** The file of a logo that the caller sees. @throws AppError 404 */
export async function findLogoTarget(
  reader: Pick<Tx, 'logo' | 'storedFile'>,
  actor: Actor,
  id: number,
): Promise<MendTarget> {
  const where = { id, ...scopeWhere(visibleLogos(actor)) };
  return targetOf(reader, found(await reader.logo.findFirst({ where })));
}

/** A logo whose file may be changed now: it is checked, and nobody has approved it. @throws AppError 404; 409; StaleWrite */
async function lockTarget(tx: Tx, actor: Actor, id: number, version?: number) {
  const logo = found(await lockLogo(tx, visibleLogos(actor), id));
  guardVersion(logo, version);
  if (logo.status === checkStates.checking) throw conflict('logo.not-ready');
  if (logo.approved) throw conflict('logo.approved');
  return { logo, target: await targetOf(tx, logo) };
}

/**
 * Orders a mended file beside the one of a logo.
 * @throws AppError 404; 409 `logo.not-ready`, `logo.approved`; 429 `file.too-many-checks`; and as {@link orderMended};
 *   StaleWrite
 */
export async function orderLogoMending(
  { db }: MendTools,
  actor: Actor,
  id: number,
  order: MendOrder,
): Promise<void> {
  await guardChecks(db, accountOf(actor));
  await db.transact(async (tx) => {
    const { target } = await lockTarget(tx, actor, id, order.version);
    await orderMended(tx, actor, target, order);
  });
}

/** Gives a logo another file, and says both in the history. */
async function replaceFile(
  tx: Tx,
  actor: Actor,
  before: Logo,
  fileId: number,
  action: 'mend' | 'take-back-file',
) {
  const [earlier, file] = [await findStoredFile(tx, before.fileId), await findStoredFile(tx, fileId)];
  const page = { fileId, name: file?.name ?? before.name };
  await renewLogo(tx, actor, before, page, { action, before: { file: earlier }, after: { file } });
}

/**
 * Makes the mended file that of the logo, which is checked and decided on anew; the one that was uploaded is kept and can
 * be taken back until the logo is approved. Whoever agrees for an exhibitor says why.
 * @throws AppError as {@link orderLogoMending}; 409 `mend.none`; 422 on `reason`
 */
export const agreeToLogoMending = (
  tools: MendTools,
  actor: Actor,
  id: number,
  { reason, version }: z.output<typeof mendAgreement>,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const { logo, target } = await lockTarget(tx, actor, id, version);
    const owner = logo.exhibitorId === actor.userId;
    const { mend, file } = await findAgreed(tx, target, { reason }, owner);
    const { pages: _, ...kept } = file;
    await replaceFile(tx, actor, logo, await createStoredFile(tx, actor, kept), 'mend');
    await noteAgreed(tx, tools, actor, mend, { reason, originalId: logo.fileId });
  });

/**
 * Drops a mended file that nobody has agreed to; of one that was agreed to, the file that was uploaded comes back.
 * @throws AppError 404; 409 `mend.none`, and as {@link orderLogoMending}
 */
export const dropLogoMending = ({ db }: MendTools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const { logo, target } = await lockTarget(tx, actor, id);
    await dropMended(tx, target, async (originalId) => {
      await replaceFile(tx, actor, logo, originalId, 'take-back-file');
      await forgetStoredFile(tx, logo.fileId);
    });
  });
