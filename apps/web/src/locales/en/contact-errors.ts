import type { ContactErrorCode } from '../de/contact-errors.ts';

export const contactErrors: Record<ContactErrorCode, string> = {
  'contact.last':
    'Somebody has to remain who can sign in and do everything. Give this right to somebody else first.',
  'contact.too-many': 'A company can have at most {{max}} contacts.',
};
