import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';

/** What the database's own rules about catalogues mean to the person at the form. */
export const catalogConstraints: ConstraintErrors = {
  catalog_duplicate: () => invalidField('name', 'validation.exists'),
  catalog_from_before_to: () => invalidField('to', 'validation.not-before'),
  catalog_type_in_use: () => conflict('catalog.type-locked'),
  // Two catalogues saved in the same moment: the check before found nothing yet.
  catalog_no_overlap: () => conflict('conflict.busy'),
};
