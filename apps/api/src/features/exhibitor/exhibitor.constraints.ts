import type { ConstraintErrors } from '../../http/database-error.ts';
import { invalidField } from '../../lib/app-error.ts';

/** What the database's own rules about accounts mean to the person at the form. */
export const exhibitorConstraints: ConstraintErrors = {
  user_email_key: () => invalidField('email', 'account.email-taken'),
};
