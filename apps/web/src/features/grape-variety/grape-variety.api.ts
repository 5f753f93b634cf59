import { referenceApi } from '../../reference/reference-api.ts';

export const grapeVarietyApi = referenceApi('grape-variety', [{ field: 'bezeichnung_d_cod', type: 'asc' }]);
