import type { AddWinePage, BodyOf, PageCreate, PageItem, PageUpdate, ReplyOf } from '@rebblatt/contracts';
import { MAX_PER_PAGE, WINETOUR_PAGE } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import type { Intention } from '../../lib/intention.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Every change to a page affects lists, plan and item. */
export const pagesChanged = () => queryClient.invalidateQueries({ queryKey: ['page'] });

/** The pages of one catalogue. */
export const pageListOf = (catalogId: string, state: ListState, extra: { state?: string }) =>
  queryOptions({
    queryKey: ['page', 'list', catalogId, state, extra],
    queryFn: ({ signal }) => {
      const given = { id: catalogId, query: customOf(extra), signal };
      return fetchList('GET /catalog/:id/page/:perPage/:page', state, given);
    },
    placeholderData: keepPreviousData,
  });

/** An exhibitor's own pages of the active catalogue. */
export const ownPageList = (state: ListState) =>
  queryOptions({
    queryKey: ['page', 'list', 'own', state],
    queryFn: ({ signal }) => fetchList('GET /active_catalog_and_user/page/:perPage/:page', state, { signal }),
    placeholderData: keepPreviousData,
  });

/** An exhibitor's own pages of any catalogue. */
export const ownPagesOf = (catalogId: number, state: ListState) =>
  queryOptions({
    queryKey: ['page', 'list', 'own', catalogId, state],
    queryFn: ({ signal }) => {
      const columnFilters = { ...state.columnFilters, catalog_id: catalogId };
      return fetchList('GET /page/:perPage/:page', { ...state, columnFilters }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** All pages of a catalogue in order, with their place in the book, and how long it is: the Bogenplan. */
export const sheetPlanOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['page', 'plan', catalogId],
    queryFn: () => call('GET /catalog/:id/sheet-plan', { id: catalogId }),
    placeholderData: keepPreviousData,
  });

/** One page. */
export const pageOne = (id: string) =>
  queryOptions({
    queryKey: ['page', 'one', id],
    queryFn: async () => (await call('GET /page/:id', { id })).data,
  });

/** What is deleted with a page. */
export async function fetchDeletePreview(
  id: number,
): Promise<ReplyOf<'GET /page/:id/delete-preview'>['data']> {
  return (await call('GET /page/:id/delete-preview', { id })).data;
}

export async function movePage(id: number, position: number): Promise<void> {
  await call('PUT /page/change-position/:page_id/:new_position', { page_id: id, new_position: position });
  await pagesChanged();
}

export async function swapPages(id: number, other: number): Promise<void> {
  await call('PUT /page/swap-positions/:id1/:id2', { id1: id, id2: other });
  await pagesChanged();
}

export async function addPage(payload: AddWinePage, intention: Intention): Promise<PageItem> {
  const { data } = await call('PUT /catalog/add-wine', { body: payload, intention });
  await pagesChanged();
  return data;
}

export async function addPlainPage(payload: PageCreate, intention: Intention): Promise<PageItem> {
  const { data } = await call('POST /page', { body: payload, intention });
  await pagesChanged();
  return data;
}

export async function addWinetour(catalogId: number, intention: Intention): Promise<PageItem> {
  const body = { catalog_id: catalogId, type: WINETOUR_PAGE };
  const { data } = await call('POST /page', { body, intention });
  await pagesChanged();
  return data;
}

export async function updatePage(id: number, payload: PageUpdate): Promise<PageItem> {
  const { data } = await call('PUT /page/:id', { id, body: payload });
  await pagesChanged();
  return data;
}

/** One page of an uploaded PDF as an image, for the places in its report. */
export const reportPicture = (page: PageItem, at: number) =>
  pictureUrl(
    fileAt('GET /page-image/:id', { id: page.id, query: { page: String(at) } }),
    `${page.content_pdf}-${page.version}`,
  );

/** The proof of the current page; the server caches it. */
export const proofOf = ({ id, version }: Pick<PageItem, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['page', 'proof', id, version],
    queryFn: async () => (await call('GET /page-proof/:id', { id })).data,
    gcTime: 0,
  });

export async function overridePageErrors(page: PageItem, form: { reason: string }): Promise<void> {
  const body = { ...form, version: page.version };
  await call('PUT /page/:id/preflight-override', { id: page.id, body });
  await pagesChanged();
}

export async function withdrawPageOverride(page: PageItem): Promise<void> {
  await call('DELETE /page/:id/preflight-override', { id: page.id });
  await pagesChanged();
}

/** One step for several pages. @returns which of them were refused, and why */
export async function changePages(order: BodyOf<'POST /pages-bulk'>, intention: Intention) {
  const { data } = await call('POST /pages-bulk', { body: order, intention });
  await pagesChanged();
  return data;
}

export async function removePage(id: number): Promise<void> {
  await call('DELETE /page/:id', { id });
  await pagesChanged();
}

/** A filter that is not a column is sent in `custom`. */
const customOf = (extra: { state?: string }) => (extra.state ? { custom: { state: extra.state } } : {});

/** The stands an exhibitor has in a catalogue. */
export const standsOf = (exhibitorId: number | null, catalogId: number) =>
  queryOptions({
    queryKey: ['page', 'stands', exhibitorId, catalogId],
    queryFn: async () => {
      const query = {
        ...(exhibitorId !== null && { userId: String(exhibitorId) }),
        custom: JSON.stringify({ catalog_id: catalogId }),
      };
      return (await call('GET /stand-exhibitor/:perPage/:page', { perPage: MAX_PER_PAGE, page: 1, query }))
        .data;
    },
  });

/** The exhibitors of a catalogue, for a select. */
export const exhibitorsOf = (catalogId: number) =>
  queryOptions({
    queryKey: ['page', 'exhibitors', catalogId],
    queryFn: async () => {
      const given = {
        perPage: MAX_PER_PAGE,
        page: 1,
        query: { custom: JSON.stringify({ catalog_id: catalogId }) },
      };
      return (await call('GET /exhibitor-in-catalog/:perPage/:page', given)).data;
    },
  });

/** Sends the PDF of an ad page. */
export async function sendAdFile(page: PageItem, file: File, options: UploadOptions): Promise<PageItem> {
  const form = { id: page.id, version: page.version, file };
  const { data } = await call('POST /catalog/update-ad', { form, ...options });
  await pagesChanged();
  return data;
}

/** Replaces the PDF of an ad or content page in any state. @returns the row of the history that shows both files */
export async function replacePageFile(page: PageItem, file: File, options: UploadOptions): Promise<number> {
  const form = { version: page.version, file };
  const { history_id } = await call('POST /page/replace-file/:id', { id: page.id, form, ...options });
  await pagesChanged();
  return history_id;
}

/** Restores the PDF before the last one. */
export async function takeEarlierFileBack(page: PageItem): Promise<void> {
  await call('POST /page/take-back-file/:id', { id: page.id, body: { version: page.version } });
  await pagesChanged();
}

/** Sends the PDF of a content page. */
export async function sendContentFile(page: PageItem, file: File, options: UploadOptions): Promise<PageItem> {
  const form = { id: page.id, version: page.version, file };
  const { data } = await call('POST /catalog/update-content', { form, ...options });
  await pagesChanged();
  return data;
}

/** The fields of a new content page besides its PDF. */
export type ContentPageFields = {
  catalog_id: number;
  description?: string | undefined;
  link?: string | undefined;
  active?: 0 | 1;
};

/** Creates a content page with its PDF. */
export async function addContentPage(
  fields: ContentPageFields,
  file: File,
  options: UploadOptions,
): Promise<PageItem> {
  const form = { ...fields, type: 3, file };
  const { data } = await call('POST /catalog/add-content', { form, ...options });
  await pagesChanged();
  return data;
}

export async function releasePage(page: PageItem): Promise<PageItem> {
  const body = { version: page.version };
  const { data } = await call('POST /page/exhibitor-release/:id', { id: page.id, body });
  await pagesChanged();
  return data;
}

export async function cancelRelease(page: PageItem): Promise<PageItem> {
  const body = { version: page.version };
  const { data } = await call('POST /page/cancel-release/:id', { id: page.id, body });
  await pagesChanged();
  return data;
}
