import type { PageTitleItem, pageTitleForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const pageTitleApi = referenceApi<PageTitleItem, z.output<typeof pageTitleForm>>('page-title', [
  { field: 'name', type: 'asc' },
]);
