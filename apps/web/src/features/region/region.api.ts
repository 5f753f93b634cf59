import type { RegionItem, regionForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const regionApi = referenceApi<RegionItem, z.output<typeof regionForm>>('region', [
  { field: 'country.name', type: 'asc' },
  { field: 'name', type: 'asc' },
]);
