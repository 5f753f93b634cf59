import type { WineCategoryItem, wineCategoryForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const wineCategoryApi = referenceApi<WineCategoryItem, z.output<typeof wineCategoryForm>>(
  'wine-category',
  [{ field: 'wine_category', type: 'asc' }],
);
