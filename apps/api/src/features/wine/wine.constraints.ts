import { MIN_YEAR } from '@rebblatt/contracts';
import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';

/** What the database's own rules about wines mean to the person at the form. */
export const wineConstraints: ConstraintErrors = {
  wine_duplicate: () => invalidField('wine', 'wine.duplicate'),
  wine_in_use: () => conflict('wine.on-page'),
  wine_year: () => invalidField('year', 'validation.min', { min: MIN_YEAR }),
};
