import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import type { Intention } from '../lib/intention.ts';
import { fetchList, type ListAnswer } from '../lib/list-call.ts';
import type { ListSort, ListState } from '../lib/list-state.ts';
import { queryClient } from '../lib/query-client.ts';

/** Dropdowns ask for everything at once. */
const ALL_ROWS = 10_000;

/** The five calls of a reference resource, and all its rows for a picker. */
export type ReferenceApi<Item, Payload> = ReturnType<typeof referenceApi<Item, Payload>>;

/**
 * The calls of one reference resource, `/api/{resource}`.
 *
 * @param pickerSort order of the rows in a picker
 */
export function referenceApi<Item, Payload>(resource: string, pickerSort: ListSort[] = []) {
  const changed = () => queryClient.invalidateQueries({ queryKey: [resource] });
  return {
    list: (state: ListState) =>
      queryOptions({
        queryKey: [resource, 'list', state],
        queryFn: ({ signal }) => fetchList<Item>(resource, state, {}, signal),
        placeholderData: keepPreviousData,
      }),
    all: () =>
      queryOptions({
        queryKey: [resource, 'all'],
        queryFn: async ({ signal }) => {
          const params = pickerSort.length > 0 ? { sort: JSON.stringify(pickerSort) } : {};
          const answer = await api.get<ListAnswer<Item>>(`/${resource}/${ALL_ROWS}/1`, { params, signal });
          return answer.data.data;
        },
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: [resource, 'one', id],
        queryFn: async ({ signal }) => {
          const answer = await api.get<{ data: Item }>(`/${resource}/${encodeURIComponent(id)}`, { signal });
          return answer.data.data;
        },
      }),
    async create(payload: Payload, intention: Intention): Promise<Item> {
      const answer = await api.post<{ data: Item }>(`/${resource}`, payload, { intention });
      await changed();
      return answer.data.data;
    },
    async update(id: string, payload: Payload): Promise<Item> {
      const answer = await api.put<{ data: Item }>(`/${resource}/${encodeURIComponent(id)}`, payload);
      await changed();
      return answer.data.data;
    },
    async remove(id: number): Promise<void> {
      await api.delete(`/${resource}/${id}`);
      await changed();
    },
  };
}
