import type { ShipItem, shipForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const shipApi = referenceApi<ShipItem, z.output<typeof shipForm>>('ship', [
  { field: 'position', type: 'asc' },
]);
