import type { PagePull, PageRemark, PullEnd } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import type { PullRow } from './pull.queries.ts';
import type { RemarkRow } from './remark.queries.ts';
import { presentRemark } from './remark.queries.ts';

/** How a pull ended by its last step; a decision that was taken back is none. */
const ends: Record<string, PullEnd> = {
  accept: 'accepted',
  reject: 'rejected',
  cancel: 'cancelled',
  correct: 'corrected',
};

/** The remarks of one pull. */
export const remarksOf = ({ page_id, number }: PullRow, remarks: RemarkRow[]): PageRemark[] =>
  remarks.filter(({ pageId, pull }) => pageId === page_id && pull === number).map(presentRemark);

/** A pull on the wire. @param remarks those of its page */
export function presentPull(row: PullRow, remarks: RemarkRow[], reader: Actor): PagePull {
  const end = ends[row.step ?? ''] ?? null;
  const organiser = row.role === null || isAdministrator(row.role as 'ADMIN');
  const named = !organiser || isAdministrator(reader.role);
  return {
    number: row.number,
    released_at: row.released_at.toISOString(),
    released_by: {
      name: named ? row.name : null,
      organiser: organiser ? 1 : 0,
      on_behalf: row.on_behalf,
    },
    end,
    ended_at: end && (row.step_at?.toISOString() ?? null),
    comment: end && row.comment,
    remarks: remarksOf(row, remarks),
    kept: row.kept ? 1 : 0,
  };
}
