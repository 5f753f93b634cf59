import { call } from '../../lib/call.ts';
import { referenceApi } from '../../reference/reference-api.ts';

export const wineCategoryApi = referenceApi('wine-category', [{ field: 'wine_category', type: 'asc' }]);

/** How many wines have a category. */
export async function countWinesOf(category: number): Promise<number> {
  const query = { columnFilters: JSON.stringify({ wine_category_id: category }) };
  return (await call('GET /wine/:perPage/:page', { perPage: 1, page: 1, query })).total;
}
