import type {
  AddWinePage,
  AssignedStand,
  CatalogExhibitor,
  OwnPageRow,
  PageCreate,
  PageItem,
  PageProof,
  PageRow,
  PageUpdate,
  pageDeletePreview,
  SheetPlanPage,
} from '@rebblatt/contracts';
import { WINETOUR_PAGE } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { UploadOptions } from '../../form/use-upload.ts';
import { api } from '../../lib/api.ts';
import type { Intention } from '../../lib/intention.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';

type Answer<T> = { data: T };

/** Selects ask for everything at once. */
const ALL_ROWS = 10_000;

/** Every change to a page touches lists, plan and item alike. */
export const pagesChanged = () => queryClient.invalidateQueries({ queryKey: ['page'] });

/** The pages of one catalogue. */
export const pageListOf = (catalogId: string, state: ListState, extra: { state?: string }) =>
  queryOptions({
    queryKey: ['page', 'list', catalogId, state, extra],
    queryFn: ({ signal }) => fetchList<PageRow>(`catalog/${catalogId}/page`, state, customOf(extra), signal),
    placeholderData: keepPreviousData,
  });

/** An exhibitor's own pages of the running catalogue. */
export const ownPageList = (state: ListState) =>
  queryOptions({
    queryKey: ['page', 'list', 'own', state],
    queryFn: ({ signal }) => fetchList<OwnPageRow>('active_catalog_and_user/page', state, {}, signal),
    placeholderData: keepPreviousData,
  });

/** An exhibitor's own pages of a catalogue that need not be the running one. */
export const ownPagesOf = (catalogId: number, state: ListState) =>
  queryOptions({
    queryKey: ['page', 'list', 'own', catalogId, state],
    queryFn: ({ signal }) => {
      const columnFilters = { ...state.columnFilters, catalog_id: catalogId };
      return fetchList<OwnPageRow>('page', { ...state, columnFilters }, {}, signal);
    },
    placeholderData: keepPreviousData,
  });

/** All pages of a catalogue in order, in short: the Bogenplan. */
export const sheetPlanOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['page', 'plan', catalogId],
    queryFn: async () =>
      (await api.get<Answer<SheetPlanPage[]>>(`/catalog/${catalogId}/sheet-plan`)).data.data,
    placeholderData: keepPreviousData,
  });

/** One page. */
export const pageOne = (id: string) =>
  queryOptions({
    queryKey: ['page', 'one', id],
    queryFn: async () => (await api.get<Answer<PageItem>>(`/page/${encodeURIComponent(id)}`)).data.data,
  });

/** What a deletion takes with it. */
export async function fetchDeletePreview(id: number): Promise<z.output<typeof pageDeletePreview>['data']> {
  return (await api.get<z.output<typeof pageDeletePreview>>(`/page/${id}/delete-preview`)).data.data;
}

export async function movePage(id: number, position: number): Promise<void> {
  await api.put(`/page/change-position/${id}/${position}`);
  await pagesChanged();
}

export async function swapPages(id: number, other: number): Promise<void> {
  await api.put(`/page/swap-positions/${id}/${other}`);
  await pagesChanged();
}

export async function addPage(payload: AddWinePage, intention: Intention): Promise<PageItem> {
  const answer = await api.put<Answer<PageItem>>('/catalog/add-wine', payload, { intention });
  await pagesChanged();
  return answer.data.data;
}

export async function addPlainPage(payload: PageCreate, intention: Intention): Promise<PageItem> {
  const answer = await api.post<Answer<PageItem>>('/page', payload, { intention });
  await pagesChanged();
  return answer.data.data;
}

export async function addWinetour(catalogId: number, intention: Intention): Promise<PageItem> {
  const form = { catalog_id: catalogId, type: WINETOUR_PAGE };
  const answer = await api.post<Answer<PageItem>>('/page', form, { intention });
  await pagesChanged();
  return answer.data.data;
}

export async function updatePage(id: number, payload: PageUpdate): Promise<PageItem> {
  const answer = await api.put<Answer<PageItem>>(`/page/${id}`, payload);
  await pagesChanged();
  return answer.data.data;
}

/** One page of an uploaded PDF as a picture, for the places its report names. */
export const reportPicture = (page: PageItem, at: number) =>
  pictureUrl(`/page-image/${page.id}?page=${at}`, `${page.content_pdf}-${page.version}`);

/** How a page will look in print as it is now; the server keeps what it has made. */
export const proofOf = ({ id, version }: PageItem) =>
  queryOptions({
    queryKey: ['page', 'proof', id, version],
    queryFn: async () => (await api.get<Answer<PageProof>>(`/page-proof/${id}`)).data.data,
    gcTime: 0,
  });

export async function overridePageErrors(page: PageItem, form: { reason: string }): Promise<void> {
  await api.put(`/page/${page.id}/preflight-override`, { ...form, version: page.version });
  await pagesChanged();
}

export async function withdrawPageOverride(page: PageItem): Promise<void> {
  await api.delete(`/page/${page.id}/preflight-override`);
  await pagesChanged();
}

export async function removePage(id: number): Promise<void> {
  await api.delete(`/page/${id}`);
  await pagesChanged();
}

/** A filter that is no column travels in `custom`. */
const customOf = (extra: { state?: string }) => (extra.state ? { custom: { state: extra.state } } : {});

/** The stands an exhibitor has in a catalogue. */
export const standsOf = (exhibitorId: number | null, catalogId: number) =>
  queryOptions({
    queryKey: ['page', 'stands', exhibitorId, catalogId],
    queryFn: async () => {
      const params = {
        ...(exhibitorId !== null && { userId: exhibitorId }),
        custom: JSON.stringify({ catalog_id: catalogId }),
      };
      return (await api.get<Answer<AssignedStand[]>>(`/stand-exhibitor/${ALL_ROWS}/1`, { params })).data.data;
    },
  });

/** The exhibitors of a catalogue, for a select. */
export const exhibitorsOf = (catalogId: number) =>
  queryOptions({
    queryKey: ['page', 'exhibitors', catalogId],
    queryFn: async () => {
      const params = { custom: JSON.stringify({ catalog_id: catalogId }) };
      return (await api.get<Answer<CatalogExhibitor[]>>(`/exhibitor-in-catalog/${ALL_ROWS}/1`, { params }))
        .data.data;
    },
  });

const formOf = (fields: Record<string, string | number | undefined>, file: File) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  form.set('file', file);
  return form;
};

/** Sends the PDF of an ad page. */
export async function sendAdFile(page: PageItem, file: File, options: UploadOptions): Promise<PageItem> {
  const form = formOf({ id: page.id, version: page.version }, file);
  const answer = await api.post<Answer<PageItem>>('/catalog/update-ad', form, options);
  await pagesChanged();
  return answer.data.data;
}

/** Goes back to the PDF before the last one. */
export async function takeEarlierFileBack(page: PageItem): Promise<void> {
  await api.post(`/page/take-back-file/${page.id}`, { version: page.version });
  await pagesChanged();
}

/** Sends the PDF of a content page. */
export async function sendContentFile(page: PageItem, file: File, options: UploadOptions): Promise<PageItem> {
  const form = formOf({ id: page.id, version: page.version }, file);
  const answer = await api.post<Answer<PageItem>>('/catalog/update-content', form, options);
  await pagesChanged();
  return answer.data.data;
}

/** What a new content page is made with beside its PDF. */
export type ContentPageFields = {
  catalog_id: number;
  description?: string | undefined;
  link?: string | undefined;
  active?: 0 | 1;
};

/** A new content page with its PDF. */
export async function addContentPage(
  fields: ContentPageFields,
  file: File,
  options: UploadOptions,
): Promise<PageItem> {
  const answer = await api.post<Answer<PageItem>>(
    '/catalog/add-content',
    formOf({ ...fields, type: 3 }, file),
    options,
  );
  await pagesChanged();
  return answer.data.data;
}

export async function releasePage(page: PageItem): Promise<PageItem> {
  const answer = await api.post<Answer<PageItem>>(`/page/exhibitor-release/${page.id}`, {
    version: page.version,
  });
  await pagesChanged();
  return answer.data.data;
}

export async function cancelRelease(page: PageItem): Promise<PageItem> {
  const answer = await api.post<Answer<PageItem>>(`/page/cancel-release/${page.id}`, {
    version: page.version,
  });
  await pagesChanged();
  return answer.data.data;
}
