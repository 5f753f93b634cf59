import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict } from '../../lib/app-error.ts';

/** What the database's own rules about logos mean to the caller. */
export const logoConstraints: ConstraintErrors = {
  logo_in_use: () => conflict('logo.in-use'),
};
