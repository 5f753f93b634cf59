import type { BringBackNote } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { recordChange } from '../../lib/history.ts';
import { guardQuota, storeLogo } from '../logo/logo.commands.ts';
import type { LogoState } from './state.rules.ts';
import type { Origin } from './wine.commands.ts';
import { guardExhibitor } from './wine.commands.ts';

/** The value of a JSON column as the history has it. */
export const jsonColumn = (value: unknown) =>
  value === null || value === undefined ? Prisma.DbNull : (value as Prisma.InputJsonValue);

/**
 * Brings a deleted logo back under its number, with its file, report and approval.
 * @throws AppError 409 `history.exhibitor-gone`, `history.file-gone`, `logo.too-many`
 */
export async function bringLogoBack(
  tx: Tx,
  actor: Actor,
  state: LogoState,
  { historyId, hasFile }: Origin,
): Promise<BringBackNote[]> {
  await guardExhibitor(tx, state.exhibitorId);
  if (!state.file || !hasFile) throw conflict('history.file-gone');
  await guardQuota(tx, state.exhibitorId);
  const { file, source, placement, report, override, ...columns } = state;
  const files = await storeLogo(tx, actor, { file, source, placement: placement ?? undefined });
  const after = await tx.logo.create({
    data: { ...columns, ...files, report: jsonColumn(report), override: jsonColumn(override) },
    omit: { report: true, search: true },
  });
  await recordChange(tx, actor, {
    entity: 'logo',
    entityId: after.id,
    action: 'bring-back',
    after: { ...after, historyId },
  });
  return [];
}
