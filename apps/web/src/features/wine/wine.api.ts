import type { WineCreate, WineItem, WineUpdate } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { api } from '../../lib/api.ts';
import type { Intention } from '../../lib/intention.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['wine'] });

/** One page of wines; `gv_count=0` narrows to those without grape variety. */
export const wineList = (state: ListState, extra: { gv_count?: string }) =>
  queryOptions({
    queryKey: ['wine', 'list', state, extra],
    queryFn: ({ signal }) => fetchList<WineItem>('wine', state, extra, signal),
    placeholderData: keepPreviousData,
  });

/** One wine. */
export const wineOne = (id: string) =>
  queryOptions({
    queryKey: ['wine', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: WineItem }>(`/wine/${encodeURIComponent(id)}`, { signal });
      return answer.data.data;
    },
  });

/** How many wines have no alcohol level yet. */
export const winesWithoutAlcoholLevel = () =>
  queryOptions({
    queryKey: ['wine', 'without-alcohol-level'],
    queryFn: async ({ signal }) => {
      const params = { alcohol_content_level: 0 };
      const answer = await api.get<{ count: number }>('/wine/get-filtered-count', { params, signal });
      return answer.data.count;
    },
  });

export async function createWine(payload: WineCreate, intention: Intention): Promise<WineItem> {
  const answer = await api.post<{ data: WineItem }>('/wine', payload, { intention });
  await changed();
  return answer.data.data;
}

export async function updateWine(id: number, payload: WineUpdate): Promise<WineItem> {
  const answer = await api.put<{ data: WineItem }>(`/wine/${id}`, payload);
  await changed();
  return answer.data.data;
}

export async function removeWine(id: number): Promise<void> {
  await api.delete(`/wine/${id}`);
  await changed();
}

/** Stores a wine's picture; the other fields stay as they are. */
export async function sendPicture(wine: WineItem, file: File, options: UploadOptions): Promise<void> {
  const form = new FormData();
  form.set('id', String(wine.id));
  form.set('version', String(wine.version));
  form.set('file', file);
  await api.post('/wine/update', form, options);
  await changed();
}
