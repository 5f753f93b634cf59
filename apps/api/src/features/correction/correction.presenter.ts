import type { CorrectionState, PageCorrection } from '@rebblatt/contracts';
import type { CorrectionRow } from './correction.queries.ts';
import { storedChanges } from './correction.queries.ts';

/** A correction on the wire. */
export const presentCorrection = (row: CorrectionRow): PageCorrection => ({
  id: row.id,
  pull: row.pull,
  state: row.state as CorrectionState,
  changes: storedChanges(row),
  message: row.message,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});
