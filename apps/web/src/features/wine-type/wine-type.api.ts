import { referenceApi } from '../../reference/reference-api.ts';

export const wineTypeApi = referenceApi('wine-type', [{ field: 'wine_type', type: 'asc' }]);
