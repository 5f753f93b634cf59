import { referenceApi } from '../../reference/reference-api.ts';

export const bottleSizeApi = referenceApi('bottle-size', [
  { field: 'priority_size', type: 'desc' },
  { field: 'size', type: 'asc' },
]);
