import type { PageRemark } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';
import type { Prisma } from '../../../lib/generated/prisma/client.ts';
import { sql } from '../../../lib/sql.ts';

/** A remark as the database returns it. */
export type RemarkRow = Prisma.PageRemarkGetPayload<object>;

/** The remarks on some pages by page, pull and number. */
export const listRemarks = (reader: Pick<Tx, 'pageRemark'>, pageIds: number[]): Promise<RemarkRow[]> =>
  reader.pageRemark.findMany({
    where: { pageId: { in: pageIds } },
    orderBy: [{ pageId: 'asc' }, { pull: 'asc' }, { number: 'asc' }],
  });

/** How often a page was released, which is the number of its newest pull. */
export async function countPulls(tx: Tx, pageId: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ pulls: number }[]>(sql`
    SELECT count(*)::int AS pulls FROM history
    WHERE page_id = ${pageId} AND entity = 'page' AND action = 'release'`);
  return row?.pulls ?? 0;
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
