import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, version } from './primitives.ts';

export const countryItem = z.object({ id: z.int(), name: z.string(), ...shownNames, version: z.int() });
export type CountryItem = z.output<typeof countryItem>;

export const countryForm = z.object({ name: filledLine(2, 64), ...namesForm, version });

export const countryList = listQuery({ filters: { name: textFilter }, sortable: ['name'], custom: {} });
