import type { CountryItem, countryForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const countryApi = referenceApi<CountryItem, z.output<typeof countryForm>>('country', [
  { field: 'name', type: 'asc' },
]);
