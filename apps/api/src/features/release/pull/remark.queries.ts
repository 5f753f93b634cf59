import type { PageRemark } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';
import type { Prisma } from '../../../lib/generated/prisma/client.ts';
import { sql } from '../../../lib/sql.ts';
import { stepsOf } from './pull.queries.ts';

/** A remark as the database returns it. */
export type RemarkRow = Prisma.PageRemarkGetPayload<object>;

/** The remarks on some pages by page, pull and number. */
export const listRemarks = (reader: Pick<Tx, 'pageRemark'>, pageIds: number[]): Promise<RemarkRow[]> =>
  reader.pageRemark.findMany({
    where: { pageId: { in: pageIds } },
    orderBy: [{ pageId: 'asc' }, { pull: 'asc' }, { number: 'asc' }],
  });

/** The number of the newest pull of a page; 0 without one. */
export async function findNewestPull(tx: Tx, pageId: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ pull: number }[]>(sql`
    SELECT coalesce(max(step.number), 0)::int AS pull FROM (${stepsOf([pageId])}) AS step`);
  return row?.pull ?? 0;
}

/** A remark on the wire. */
export const presentRemark = ({ id, number, text, xMm, yMm, doneAt }: RemarkRow): PageRemark => ({
  id,
  number,
  text,
  x_mm: xMm,
  y_mm: yMm,
  done: doneAt ? 1 : 0,
});
