import type { CorrectionState } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import type { StateTable } from '../../lib/state-table.ts';
import { refused, stateAfter } from '../../lib/state-table.ts';

/** The steps that end a correction: its exhibitor's, its organiser's, and a decision on its page. */
const correctionSteps = ['accept', 'answer', 'withdraw', 'close'] as const;
export type CorrectionStep = (typeof correctionSteps)[number];

const hasEnded = refused('correction.ended');
const ended = { accept: hasEnded, answer: hasEnded, withdraw: hasEnded, close: hasEnded };

/** Everything that can become of a correction. */
export const correctionTable: StateTable<CorrectionState, CorrectionStep> = {
  open: { accept: 'accepted', answer: 'answered', withdraw: 'withdrawn', close: 'closed' },
  accepted: ended,
  answered: ended,
  withdrawn: ended,
  closed: ended,
};

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
