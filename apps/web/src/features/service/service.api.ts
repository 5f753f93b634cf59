import { referenceApi } from '../../reference/reference-api.ts';

export const serviceApi = referenceApi('service', [{ field: 'name', type: 'asc' }]);
