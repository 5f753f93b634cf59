import type { ConstraintErrors } from '../../http/database-error.ts';
import { invalidField } from '../../lib/app-error.ts';

/** The codes for violations of the database's constraints about kept messages. */
export const mailingConstraints: ConstraintErrors = {
  mail_text_name_key: () => invalidField('name', 'validation.exists'),
};
