import type {
  CandidateWine,
  PageCategories,
  PageCategoryCreate,
  PageCategoryItem,
  PageCategoryUpdate,
  winePrices,
} from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

type Prices = z.output<typeof winePrices>['data'];

/** Tells the server that a repeated call is the same one, so that a lost answer never adds something twice. */
const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** The categories of a wine page, in order. */
export const categoriesOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page-category', 'by-page', pageId],
    queryFn: ({ signal }) => fetchCategories(pageId, signal),
  });

/** The same without the cache: what is stored this moment. */
export async function fetchCategories(pageId: number, signal?: AbortSignal): Promise<PageCategoryItem[]> {
  return (await api.get<PageCategories>(`/page-category/by-page/${pageId}`, { signal })).data.data;
}

/** The wines that a category may still take. `stamp` changes with the page, so that a new list is asked for. */
export const candidatesOf = (categoryId: number, stamp: string) =>
  queryOptions({
    queryKey: ['page-category', 'candidates', categoryId, stamp],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: CandidateWine[] }>(`/page-category/candidates/${categoryId}`, { signal })).data
        .data,
    placeholderData: (before) => before,
  });

/** Wines and prices were changed elsewhere in the client too: lists ask again. */
export const winesChanged = () => queryClient.invalidateQueries({ queryKey: ['wine'] });

/** Asks for the page and its categories again. */
export const pageChangedElsewhere = (pageId: number) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['page', 'one', String(pageId)] }),
    queryClient.invalidateQueries({ queryKey: categoriesOf(pageId).queryKey }),
  ]);

export async function createCategory(form: PageCategoryCreate, key: string): Promise<PageCategoryItem> {
  return (await api.post<{ data: PageCategoryItem }>('/page-category', form, once(key))).data.data;
}

export async function updateCategory(id: number, form: PageCategoryUpdate): Promise<PageCategoryItem> {
  return (await api.put<{ data: PageCategoryItem }>(`/page-category/${id}`, form)).data.data;
}

export async function deleteCategory(id: number): Promise<void> {
  await api.delete(`/page-category/${id}`);
}

export async function swapCategories(id: number, other: number): Promise<void> {
  await api.put(`/page-category/swap-positions/${id}/${other}`);
}

export async function addWine(categoryId: number, wineId: number, key: string): Promise<PageCategoryItem[]> {
  const path = `/page-category/add-wine/${categoryId}/${wineId}`;
  return (await api.post<PageCategories>(path, {}, once(key))).data.data;
}

export async function removeWine(categoryId: number, wineId: number, key: string) {
  const path = `/page-category/remove-wine/${categoryId}/${wineId}`;
  return (await api.post<PageCategories>(path, {}, once(key))).data.data;
}

/** Puts a wine in the place of another one, in the same or another category. */
export async function moveWineToPositionOf(
  wine: { id: number; categoryId: number },
  target: { id: number; categoryId: number },
): Promise<PageCategoryItem[]> {
  const path = `${wine.id}/${wine.categoryId}/${target.id}/${target.categoryId}`;
  return (await api.put<PageCategories>(`/page-category/move-wine-to-position-of/${path}`)).data.data;
}

/** Moves a wine to the end of another category. */
export async function moveWineToCategory(
  wine: { id: number; categoryId: number },
  categoryId: number,
): Promise<PageCategoryItem[]> {
  const path = `${wine.id}/${wine.categoryId}/${categoryId}`;
  return (await api.put<PageCategories>(`/page-category/swap-wine-category/${path}`)).data.data;
}

/** Sets a wine's price (CHF) for a bottle size, wherever the wine is used. */
export async function setPrice(wineId: number, sizeId: number, price: number, key: string): Promise<Prices> {
  const path = `/wine/add-price/${wineId}/${sizeId}/${price}`;
  return (await api.post<{ data: Prices }>(path, {}, once(key))).data.data;
}

/** Takes a wine's price for a bottle size away, and the wine off every page that needs it when `leaves` says so. */
export async function removePrice(wineId: number, sizeId: number, leaves: boolean): Promise<void> {
  const params = leaves ? { remove_from_pages: 1 } : {};
  await api.delete(`/bottle-size/remove/${wineId}/${sizeId}`, { params });
}
