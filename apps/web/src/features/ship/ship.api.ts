import { referenceApi } from '../../reference/reference-api.ts';

export const shipApi = referenceApi('ship', [{ field: 'position', type: 'asc' }]);
