import { z } from 'zod';
import { flagFilter, listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, flag, optionalLine, version } from './primitives.ts';
import { awardSymbolCode } from './printed-page.ts';

export const awardItem = z.object({
  id: z.int(),
  award: z.string(),
  ...shownNames,
  symbol: awardSymbolCode,
  color: z.string().nullable(),
  is_active: flag,
  version: z.int(),
});
export type AwardItem = z.output<typeof awardItem>;

export const awardForm = z.object({
  award: filledLine(4, 64),
  ...namesForm,
  symbol: awardSymbolCode,
  color: optionalLine(20).optional(),
  is_active: flag.optional(),
  version,
});

export const awardList = listQuery({
  filters: { award: textFilter, symbol: awardSymbolCode, is_active: flagFilter },
  sortable: ['award', 'symbol'],
  custom: {},
});
