import { referenceApi } from '../../reference/reference-api.ts';

export const wineCategoryApi = referenceApi('wine-category', [{ field: 'wine_category', type: 'asc' }]);
