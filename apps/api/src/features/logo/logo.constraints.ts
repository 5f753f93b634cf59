import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about logos. */
export const logoConstraints: ConstraintErrors = {
  logo_in_use: () => conflict('logo.in-use'),
};
