import type { ConstraintErrors } from '../../http/database-error.ts';
import { invalidField } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about accounts. */
export const exhibitorConstraints: ConstraintErrors = {
  user_email_key: () => invalidField('email', 'account.email-taken'),
};
