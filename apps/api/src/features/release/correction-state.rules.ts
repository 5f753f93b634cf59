import type { CorrectionState } from '@rebblatt/contracts';
import type { StateTable } from '../../lib/state-table.ts';
import { refused } from '../../lib/state-table.ts';

/** The steps that end a correction: its exhibitor's, its organiser's, and a decision on its page. */
export type CorrectionStep = 'accept' | 'answer' | 'withdraw' | 'close';

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
