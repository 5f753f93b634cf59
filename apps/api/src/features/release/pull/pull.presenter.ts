import type { PagePull, PageRemark } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import type { PullRow } from './pull.queries.ts';
import type { RemarkRow } from './remark.queries.ts';
import { presentRemark } from './remark.queries.ts';

/** The remarks of one pull. */
export const remarksOf = ({ page_id, number }: PullRow, remarks: RemarkRow[]): PageRemark[] =>
  remarks.filter(({ pageId, pull }) => pageId === page_id && pull === number).map(presentRemark);

/** A pull on the wire. @param remarks those of its page */
export function presentPull(row: PullRow, remarks: RemarkRow[], reader: Actor): PagePull {
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
    end: row.end,
    ended_at: row.ended_at?.toISOString() ?? null,
    comment: row.comment,
    remarks: remarksOf(row, remarks),
    kept: row.kept ? 1 : 0,
  };
}
