import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, version } from './primitives.ts';

export const wineCategoryItem = z.object({
  id: z.int(),
  wine_category: z.string(),
  ...shownNames,
  version: z.int(),
});
export type WineCategoryItem = z.output<typeof wineCategoryItem>;

export const wineCategoryForm = z.object({ wine_category: filledLine(2, 64), ...namesForm, version });

export const wineCategoryList = listQuery({
  filters: { wine_category: textFilter },
  sortable: ['wine_category'],
  custom: {},
});
