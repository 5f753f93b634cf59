import type { CatalogItem, ExhibitorItem, ExhibitorOption, ExhibitorUpdate } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { api } from '../../lib/api.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';

type Answer<T> = { data: T };

const changed = () => queryClient.invalidateQueries({ queryKey: ['exhibitor'] });

/** One page of exhibitors, of all or of one catalogue. */
export const exhibitorListOf = (catalogId: CatalogItem['id'] | string | undefined, state: ListState) =>
  queryOptions({
    queryKey: ['exhibitor', 'list', catalogId ?? 'all', state],
    queryFn: ({ signal }) =>
      fetchList<ExhibitorItem>(
        catalogId === undefined ? 'exhibitor' : `catalog/${catalogId}/exhibitor`,
        state,
        {},
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** Every exhibitor, for a select of the office. */
export const exhibitorOptions = () =>
  queryOptions({
    queryKey: ['exhibitor', 'options'],
    queryFn: async () => (await api.get<Answer<ExhibitorOption[]>>('/wine/getExhibitors')).data.data,
  });

/** One exhibitor. */
export const exhibitorOne = (id: number | string) =>
  queryOptions({
    queryKey: ['exhibitor', 'one', String(id)],
    queryFn: async () => (await api.get<Answer<ExhibitorItem>>(`/exhibitor/${id}`)).data.data,
  });

export async function updateExhibitor(
  id: number | string,
  payload: Partial<ExhibitorUpdate>,
): Promise<ExhibitorItem> {
  const answer = await api.put<Answer<ExhibitorItem>>(`/exhibitor/${id}`, payload);
  await changed();
  return answer.data.data;
}

/** Stores an exhibitor's picture for the web; the other fields stay as they are. */
export async function sendWebLogo(item: ExhibitorItem, file: File, options: UploadOptions): Promise<void> {
  const form = new FormData();
  form.set('version', String(item.version));
  form.set('web_logo', file);
  await api.post(`/exhibitor/${item.id}`, form, options);
  await changed();
}
