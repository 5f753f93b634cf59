import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { stateAfter } from '../../lib/state-table.ts';
import type { CorrectionStep } from './correction-state.rules.ts';
import { correctionTable } from './correction-state.rules.ts';

type CorrectionRow = Prisma.PageCorrectionGetPayload<object>;

/** The open correction of a page; null without one. */
export const findOpenCorrection = (reader: Pick<Tx, 'pageCorrection'>, pageId: number) =>
  reader.pageCorrection.findFirst({ where: { pageId, state: 'open' } });

/**
 * Ends a correction, whose page is locked. Only this function writes its state.
 * @param answer what the exhibitor answers instead of taking it over
 * @throws AppError 409 `correction.ended`
 */
export const endCorrection = (
  tx: Pick<Tx, 'pageCorrection'>,
  { id, state }: Pick<CorrectionRow, 'id' | 'state'>,
  step: CorrectionStep,
  endedAt: Date,
  answer: string | null = null,
): Promise<CorrectionRow> =>
  tx.pageCorrection.update({
    where: { id },
    data: { state: stateAfter(correctionTable, state, step), endedAt, answer },
  });
