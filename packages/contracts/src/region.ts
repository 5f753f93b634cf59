import { z } from 'zod';
import { listQuery, numberFilter, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, id, version } from './primitives.ts';

export const regionItem = z.object({
  id: z.int(),
  name: z.string(),
  ...shownNames,
  country_id: z.int(),
  country: z.object({ id: z.int(), name: z.string(), ...shownNames }),
  version: z.int(),
});
export type RegionItem = z.output<typeof regionItem>;

/** A country is given by `country_id`, or as `country`: its id or an object that contains it. */
interface RegionInput {
  name: string;
  name_fr?: string | null;
  name_en?: string | null;
  country_id?: number | string | null;
  country?: number | string | { id: number } | null;
  version?: number;
}

const withCountryId = (input: RegionInput) => {
  if (!input || typeof input !== 'object' || input.country_id || !input.country) return input;
  const { country } = input;
  return { ...input, country_id: typeof country === 'object' ? country.id : country };
};

export const regionForm = z.preprocess(
  withCountryId,
  z.object({ name: filledLine(4, 64), ...namesForm, country_id: id, version }),
);

export const regionList = listQuery({
  filters: { name: textFilter, 'country.name': textFilter, country_id: numberFilter },
  sortable: ['name', 'country.name'],
  custom: {},
});
