import type { StandItem, standForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const standApi = referenceApi<StandItem, z.output<typeof standForm>>('stand', [
  { field: 'stand', type: 'asc' },
]);
