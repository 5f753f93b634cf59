import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, money, version } from './primitives.ts';

export const serviceItem = z.object({
  id: z.int(),
  name: z.string(),
  ...shownNames,
  /** CHF for one; null where the organiser says none. */
  price: z.number().nullable(),
  version: z.int(),
});
export type ServiceItem = z.output<typeof serviceItem>;

const price = z.preprocess((input) => (input === '' ? null : input), money.nullable()).optional();

export const serviceForm = z.object({ name: filledLine(4, 64), ...namesForm, price, version });

export const serviceList = listQuery({
  filters: { name: textFilter },
  sortable: ['name', 'price'],
  custom: {},
});
