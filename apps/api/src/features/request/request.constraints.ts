import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about requests. */
export const requestConstraints: ConstraintErrors = {
  catalog_request_catalog_id_exhibitor_id_key: () => conflict('catalog-request.exists'),
  // Stands are assigned under the catalogue's lock; a caller who gets this bypassed it and can simply retry.
  catalog_stand_pkey: () => conflict('conflict.busy'),
};
