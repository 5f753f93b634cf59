import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about catalogues. */
export const catalogConstraints: ConstraintErrors = {
  catalog_duplicate: () => invalidField('name', 'validation.exists'),
  catalog_from_before_to: () => invalidField('to', 'validation.not-before'),
  catalog_type_in_use: () => conflict('catalog.type-locked'),
  // Two catalogues saved at the same time: the check before it found none yet.
  catalog_no_overlap: () => conflict('conflict.busy'),
};
