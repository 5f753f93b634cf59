import { referenceApi } from '../../reference/reference-api.ts';

export const awardApi = referenceApi('award', [{ field: 'award', type: 'asc' }]);
