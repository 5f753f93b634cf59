import { referenceApi } from '../../reference/reference-api.ts';

export const standApi = referenceApi('stand', [{ field: 'stand', type: 'asc' }]);
