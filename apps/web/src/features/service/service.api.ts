import type { ServiceItem, serviceForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const serviceApi = referenceApi<ServiceItem, z.output<typeof serviceForm>>('service', [
  { field: 'name', type: 'asc' },
]);
