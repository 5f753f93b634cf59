import type { WineTypeItem, wineTypeForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const wineTypeApi = referenceApi<WineTypeItem, z.output<typeof wineTypeForm>>('wine-type', [
  { field: 'wine_type', type: 'asc' },
]);
