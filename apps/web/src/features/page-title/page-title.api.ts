import { referenceApi } from '../../reference/reference-api.ts';

export const pageTitleApi = referenceApi('page-title', [{ field: 'name', type: 'asc' }]);
