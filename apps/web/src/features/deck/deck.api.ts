import type { DeckItem, deckForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const deckApi = referenceApi<DeckItem, z.output<typeof deckForm>>('deck', [
  { field: 'position', type: 'asc' },
]);
