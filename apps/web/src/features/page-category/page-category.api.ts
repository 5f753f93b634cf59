import type { PageCategoryCreate, PageCategoryItem, PageCategoryUpdate, ReplyOf } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

type Prices = ReplyOf<'POST /wine/add-price/:wine_id/:bottle_size_id/:price'>['data'];

/** What every list of candidates begins with. */
export const CANDIDATES = ['page-category', 'candidates'];

/** The categories of a wine page, in order. */
export const categoriesOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page-category', 'by-page', pageId],
    queryFn: ({ signal }) => fetchCategories(pageId, signal),
  });

/** The same without the cache: what is stored now. */
async function fetchCategories(pageId: number, signal?: AbortSignal): Promise<PageCategoryItem[]> {
  return (await call('GET /page-category/by-page/:page_id', { page_id: pageId, signal })).data;
}

/** The wines that can be added to a category, as it is stored: read again after every saved change of the page. */
export const candidatesOf = (categoryId: number, unpriced?: 1) =>
  queryOptions({
    queryKey: [...CANDIDATES, categoryId, unpriced],
    queryFn: async ({ signal }) => {
      const args = { category_id: categoryId, query: { unpriced }, signal };
      return (await call('GET /page-category/candidates/:category_id', args)).data;
    },
  });

/** Refetches wines and prices in other parts of the client, which have changed too. */
export const winesChanged = () => queryClient.invalidateQueries({ queryKey: ['wine'] });

/** Refetches the page and its categories. */
export const pageChangedElsewhere = (pageId: number) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['page', 'one', String(pageId)] }),
    queryClient.invalidateQueries({ queryKey: categoriesOf(pageId).queryKey }),
  ]);

export async function createCategory(form: PageCategoryCreate, key: string): Promise<PageCategoryItem> {
  return (await call('POST /page-category', { body: form, idempotencyKey: key })).data;
}

export async function updateCategory(id: number, form: PageCategoryUpdate): Promise<PageCategoryItem> {
  return (await call('PUT /page-category/:id', { id, body: form })).data;
}

export async function deleteCategory(id: number): Promise<void> {
  await call('DELETE /page-category/:id', { id });
}

export async function swapCategories(id: number, other: number): Promise<void> {
  await call('PUT /page-category/swap-positions/:id1/:id2', { id1: id, id2: other });
}

export async function addWine(categoryId: number, wineId: number, key: string): Promise<PageCategoryItem[]> {
  const args = { category_id: categoryId, wine_id: wineId, idempotencyKey: key };
  return (await call('POST /page-category/add-wine/:category_id/:wine_id', args)).data;
}

export async function removeWine(categoryId: number, wineId: number, key: string) {
  const args = { category_id: categoryId, wine_id: wineId, idempotencyKey: key };
  return (await call('POST /page-category/remove-wine/:category_id/:wine_id', args)).data;
}

/** Moves a wine to the position of another one, in the same or another category. */
export async function moveWineToPositionOf(
  wine: { id: number; categoryId: number },
  target: { id: number; categoryId: number },
): Promise<PageCategoryItem[]> {
  const { data } = await call(
    'PUT /page-category/move-wine-to-position-of/:wine_id_1/:category_id_1/:wine_id_2/:category_id_2',
    {
      wine_id_1: wine.id,
      category_id_1: wine.categoryId,
      wine_id_2: target.id,
      category_id_2: target.categoryId,
    },
  );
  return data;
}

/** Moves a wine to the end of another category. */
export async function moveWineToCategory(
  wine: { id: number; categoryId: number },
  categoryId: number,
): Promise<PageCategoryItem[]> {
  const { data } = await call(
    'PUT /page-category/swap-wine-category/:wine_id_1/:category_id_1/:category_id_2',
    { wine_id_1: wine.id, category_id_1: wine.categoryId, category_id_2: categoryId },
  );
  return data;
}

/** Sets a wine's price (CHF) for a bottle size, wherever the wine is used. */
export async function setPrice(wineId: number, sizeId: number, price: number, key: string): Promise<Prices> {
  const args = { wine_id: wineId, bottle_size_id: sizeId, price, idempotencyKey: key };
  return (await call('POST /wine/add-price/:wine_id/:bottle_size_id/:price', args)).data;
}

/**
 * Removes a wine's price for a bottle size, and with `leaves` the wine from every page that needs the price.
 */
export async function removePrice(wineId: number, sizeId: number, leaves: boolean): Promise<void> {
  const args = { wine_id: wineId, bottle_size_id: sizeId, query: leaves ? { remove_from_pages: 1 } : {} };
  await call('DELETE /bottle-size/remove/:wine_id/:bottle_size_id', args);
}
