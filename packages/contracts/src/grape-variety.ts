import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, version } from './primitives.ts';

export const grapeVarietyItem = z.object({
  id: z.int(),
  bezeichnung_d_cod: z.string(),
  ...shownNames,
  version: z.int(),
});
export type GrapeVarietyItem = z.output<typeof grapeVarietyItem>;

export const grapeVarietyForm = z.object({
  bezeichnung_d_cod: filledLine(2, 64),
  ...namesForm,
  version,
});

export const grapeVarietyList = listQuery({
  filters: { bezeichnung_d_cod: textFilter },
  sortable: ['bezeichnung_d_cod'],
  custom: {},
});
