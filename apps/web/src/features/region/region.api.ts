import { referenceApi } from '../../reference/reference-api.ts';

export const regionApi = referenceApi('region', [
  { field: 'country.name', type: 'asc' },
  { field: 'name', type: 'asc' },
]);
