import type { CatalogItem, ExhibitorItem, ExhibitorUpdate } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['exhibitor'] });

/** One page of exhibitors, of all or of one catalogue. */
export const exhibitorListOf = (catalogId: CatalogItem['id'] | string | undefined, state: ListState) =>
  queryOptions({
    queryKey: ['exhibitor', 'list', catalogId ?? 'all', state],
    queryFn: ({ signal }) =>
      catalogId === undefined
        ? fetchList('GET /exhibitor/:perPage/:page', state, { signal })
        : fetchList('GET /catalog/:catalog/exhibitor/:perPage/:page', state, { catalog: catalogId, signal }),
    placeholderData: keepPreviousData,
  });

/** Every exhibitor, for a select of the office. */
export const exhibitorOptions = () =>
  queryOptions({
    queryKey: ['exhibitor', 'options'],
    queryFn: async () => (await call('GET /wine/getExhibitors')).data,
  });

/** One exhibitor. */
export const exhibitorOne = (id: number | string) =>
  queryOptions({
    queryKey: ['exhibitor', 'one', String(id)],
    queryFn: async () => (await call('GET /exhibitor/:id', { id })).data,
  });

export async function updateExhibitor(
  id: number | string,
  payload: Partial<ExhibitorUpdate>,
): Promise<ExhibitorItem> {
  const { data } = await call('PUT /exhibitor/:id', { id, body: payload });
  await changed();
  return data;
}

/** Stores an exhibitor's picture for the web; the other fields stay as they are. */
export async function sendWebLogo(item: ExhibitorItem, file: File, options: UploadOptions): Promise<void> {
  const form = { version: item.version, web_logo: file };
  await call('POST /exhibitor/:id', { id: item.id, form, ...options });
  await changed();
}
