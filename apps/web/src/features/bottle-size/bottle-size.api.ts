import type { BottleSizeItem, bottleSizeForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const bottleSizeApi = referenceApi<BottleSizeItem, z.output<typeof bottleSizeForm>>('bottle-size', [
  { field: 'priority_size', type: 'desc' },
  { field: 'size', type: 'asc' },
]);
