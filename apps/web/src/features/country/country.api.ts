import { referenceApi } from '../../reference/reference-api.ts';

export const countryApi = referenceApi('country', [{ field: 'name', type: 'asc' }]);
