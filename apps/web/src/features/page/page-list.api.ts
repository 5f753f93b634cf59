import type { BodyOf } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { pagesChanged } from './page.api.ts';

/** The pages of one catalogue. */
export const pageListOf = (catalogId: string, state: ListState, extra: { state?: string }) =>
  queryOptions({
    queryKey: ['page', 'list', catalogId, state, extra],
    queryFn: ({ signal }) => {
      const args = { id: catalogId, query: customOf(extra), signal };
      return fetchList('GET /catalog/:id/page/:perPage/:page', state, args);
    },
    placeholderData: keepPreviousData,
  });

export async function movePage(id: number, position: number): Promise<void> {
  await call('PUT /page/change-position/:page_id/:new_position', { page_id: id, new_position: position });
  await pagesChanged();
}

/** One step for several pages. @returns which of them were refused, and why */
export async function changePages(order: BodyOf<'POST /pages-bulk'>, intention: Intention) {
  const { data } = await call('POST /pages-bulk', { body: order, intention });
  await pagesChanged();
  return data;
}

/** A filter that is not a column is sent in `custom`. */
const customOf = (extra: { state?: string }) => (extra.state ? { custom: { state: extra.state } } : {});
