import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';

/** Names that have to be unique, by their unique index, and the form field they belong to. */
const uniqueNames: Record<string, string> = {
  country_duplicate: 'name',
  region_duplicate: 'name',
  page_title_duplicate: 'name',
  ship_duplicate: 'name',
  deck_duplicate: 'name',
  service_duplicate: 'name',
  stand_duplicate: 'stand',
  bottle_size_duplicate: 'size',
  award_duplicate: 'award',
  wine_type_duplicate: 'wine_type',
  wine_category_duplicate: 'wine_category',
  grape_variety_duplicate: 'bezeichnung_d_cod',
};

/** The codes for violations of the database's constraints about reference data. */
export const referenceConstraints: ConstraintErrors = {
  ...Object.fromEntries(
    Object.entries(uniqueNames).map(([index, field]) => [
      index,
      () => invalidField(field, 'validation.exists'),
    ]),
  ),
  stand_type_in_use: () => conflict('conflict.in-use', { use: 'page' }),
};
