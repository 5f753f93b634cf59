import type { ListAnswer } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import type { Translate } from '../../lib/text-key.ts';
import type { PlainSheet } from './table-file.ts';

/** How the rows of a list become a file. */
export type ListDownload<Row> = {
  /** One page of the list in any state. */
  rows: (state: ListState) => Promise<ListAnswer<Row>>;
  /** What the file is called, if the name of the list does not say it. */
  file?: string;
  /** A second sheet of the workbook. */
  summary?: (t: Translate) => Promise<PlainSheet>;
};

/** Rows that are requested at once. */
const BATCH = 2_000;

/** All rows of the list in this state. */
export async function allRows<Row>(download: ListDownload<Row>, state: ListState): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await download.rows({ ...state, currentPage: page, currentPerPage: BATCH });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
