import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict } from '../../lib/app-error.ts';

/** What the database's own rules about requests mean to the person at the form. */
export const requestConstraints: ConstraintErrors = {
  catalog_request_catalog_id_exhibitor_id_key: () => conflict('catalog-request.exists'),
  // Stands are given under the catalogue's lock; whoever meets this came past it and may simply try again.
  catalog_stand_pkey: () => conflict('conflict.busy'),
};
