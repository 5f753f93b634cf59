import { MIN_YEAR } from '@rebblatt/contracts';
import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about wines. */
export const wineConstraints: ConstraintErrors = {
  wine_duplicate: () => invalidField('wine', 'wine.duplicate'),
  wine_in_use: () => conflict('wine.on-page'),
  // Deleted since the look-up, which would have named the row.
  wine_grape_grape_variety_id_fkey: () => invalidField('grape_varieties', 'validation.not-found'),
  wine_year: () => invalidField('year', 'validation.min', { min: MIN_YEAR }),
};
