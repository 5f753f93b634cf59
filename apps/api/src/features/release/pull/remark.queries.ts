import type { PageRemark } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';
import type { Prisma } from '../../../lib/generated/prisma/client.ts';

/** A remark as the database returns it. */
export type RemarkRow = Prisma.PageRemarkGetPayload<object>;

/** The remarks on some pages by page, pull and number. */
export const listRemarks = (reader: Pick<Tx, 'pageRemark'>, pageIds: number[]): Promise<RemarkRow[]> =>
  reader.pageRemark.findMany({
    where: { pageId: { in: pageIds } },
    orderBy: [{ pageId: 'asc' }, { pull: 'asc' }, { number: 'asc' }],
  });

/** A remark on the wire. */
export const presentRemark = ({ id, number, text, xMm, yMm, doneAt }: RemarkRow): PageRemark => ({
  id,
  number,
  text,
  x_mm: xMm,
  y_mm: yMm,
  done: doneAt ? 1 : 0,
});
