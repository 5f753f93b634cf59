import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about what visitors see. */
export const publicationConstraints: ConstraintErrors = {
  publication_slug: () => invalidField('slug', 'validation.exists'),
  publication_days: () => invalidField('until', 'validation.not-before'),
  // Two people did something with the same edition at the same time.
  publication_shown: () => conflict('conflict.busy'),
};
