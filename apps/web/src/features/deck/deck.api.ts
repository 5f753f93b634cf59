import { referenceApi } from '../../reference/reference-api.ts';

export const deckApi = referenceApi('deck', [{ field: 'position', type: 'asc' }]);
