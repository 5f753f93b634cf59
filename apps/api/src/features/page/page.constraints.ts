import { DESCRIPTION_LENGTH } from '@rebblatt/contracts';
import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about pages. */
export const pageConstraints: ConstraintErrors = {
  page_register_kind_once: () => conflict('page.register-exists'),
  page_logo_approved: () => invalidField('logo_id', 'logo.not-approved'),
  page_stand_type: () => invalidField('stand_id', 'page.stand-foreign'),
  page_correction_one_open: () => conflict('correction.open'),
  page_rejected_has_comment: () => invalidField('comment', 'page.rejection-needs-comment'),
  page_description_length: () =>
    invalidField('description', 'validation.max-length', { max: DESCRIPTION_LENGTH.max }),
  // Positions are assigned under a lock; a caller who gets this bypassed it and can simply retry.
  page_catalog_position: () => conflict('conflict.busy'),
};
