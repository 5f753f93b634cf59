import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, version } from './primitives.ts';

export const wineTypeItem = z.object({ id: z.int(), wine_type: z.string(), ...shownNames, version: z.int() });
export type WineTypeItem = z.output<typeof wineTypeItem>;

export const wineTypeForm = z.object({ wine_type: filledLine(4, 64), ...namesForm, version });

export const wineTypeList = listQuery({
  filters: { wine_type: textFilter },
  sortable: ['wine_type'],
  custom: {},
});
