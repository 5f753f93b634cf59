import { z } from 'zod';
import { flagFilter, listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, flag, moment, version } from './primitives.ts';

export const bottleSizeItem = z.object({
  id: z.int(),
  size: z.string(),
  ...shownNames,
  /** Offered first when a size is chosen. */
  priority_size: flag,
  created_at: moment,
  updated_at: moment,
  version: z.int(),
});
export type BottleSizeItem = z.output<typeof bottleSizeItem>;

export const bottleSizeForm = z.object({
  size: filledLine(2, 50),
  ...namesForm,
  priority_size: flag.optional(),
  version,
});

export const bottleSizeList = listQuery({
  filters: { size: textFilter, priority_size: flagFilter },
  sortable: ['size', 'priority_size'],
  custom: {},
});
