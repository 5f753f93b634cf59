import type { WineCreate, WineExportColumn, WineItem, WineUpdate } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { type FileAddress, fileAt } from '../../lib/file-address.ts';
import type { Intention } from '../../lib/intention.ts';
import type { Language } from '../../lib/language.ts';
import { fetchList, listParams } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { WineListExtra } from '../wine-gaps/wine-gaps.rules.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['wine'] });

/** A wine that exists already may be on pages. */
const changedOnPages = () =>
  Promise.all([changed(), queryClient.invalidateQueries({ queryKey: ['page-category'] })]);

/** One page of wines; `gv_count=0` returns only those without grape variety. */
export const wineList = (state: ListState, extra: WineListExtra) =>
  queryOptions({
    queryKey: ['wine', 'list', state, extra],
    queryFn: ({ signal }) => fetchList('GET /wine/:perPage/:page', state, { query: extra, signal }),
    placeholderData: keepPreviousData,
  });

/** The list as a file with these columns, filtered and ordered like the list on the screen. */
export const wineListFile = (
  kind: 'xlsx' | 'csv',
  state: ListState,
  extra: WineListExtra,
  language: Language,
  columns: readonly WineExportColumn[],
): FileAddress =>
  fileAt('GET /wine/export/:kind', {
    kind,
    query: { ...listParams(state, extra), language, columns: columns.join() },
  });

/** One wine. */
export const wineOne = (id: string) =>
  queryOptions({
    queryKey: ['wine', 'one', id],
    queryFn: async ({ signal }) => (await call('GET /wine/:id', { id, signal })).data,
  });

/** What a new wine of the signed-in exhibitor most likely has. */
export const usualOfWines = () =>
  queryOptions({
    queryKey: ['wine', 'usual'],
    queryFn: async () => (await call('GET /wine/usual')).data,
  });

/** How many wines have no alcohol level yet. */
export const winesWithoutAlcoholLevel = () =>
  queryOptions({
    queryKey: ['wine', 'without-alcohol-level'],
    queryFn: async ({ signal }) => {
      const query = { alcohol_content_level: '0' } as const;
      return (await call('GET /wine/get-filtered-count', { query, signal })).count;
    },
  });

export async function createWine(payload: WineCreate, intention: Intention): Promise<WineItem> {
  const { data } = await call('POST /wine', { body: payload, intention });
  await changed();
  return data;
}

export async function updateWine(id: number, payload: WineUpdate): Promise<WineItem> {
  const { data } = await call('PUT /wine/:id', { id, body: payload });
  await changedOnPages();
  return data;
}

export async function removeWine(id: number): Promise<void> {
  await call('DELETE /wine/:id', { id });
  await changedOnPages();
}

/** Stores a wine's picture; the other fields are not changed. */
export async function sendPicture(wine: WineItem, file: File, options: UploadOptions): Promise<void> {
  const form = { id: wine.id, version: wine.version, file };
  await call('POST /wine/update', { form, ...options });
  await changed();
}
