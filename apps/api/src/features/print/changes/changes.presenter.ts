import type { PrintChanges } from '@rebblatt/contracts';
import type { Comparison } from './changes.queries.ts';
import { pagesToReplace } from './changes.rules.ts';

/** The changes on the wire; null for the first book of a catalogue. */
export const presentChanges = (comparison: Comparison | null): PrintChanges | null =>
  comparison && {
    result_id: comparison.result.id,
    number: comparison.result.number,
    since: {
      result_id: comparison.predecessor.id,
      number: comparison.predecessor.number,
      name: comparison.predecessor.file.name,
      created_at: comparison.predecessor.createdAt.toISOString(),
      sha256: comparison.predecessor.file.sha256,
    },
    changes: comparison.changes,
    unchanged: comparison.unchanged,
    output_condition: comparison.outputCondition,
    extract_pages: pagesToReplace(comparison.changes).length,
  };
