import type { AwardItem, awardForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const awardApi = referenceApi<AwardItem, z.output<typeof awardForm>>('award', [
  { field: 'award', type: 'asc' },
]);
