import type { ContactErrorCode } from '../de/contact-errors.ts';

export const contactErrors: Record<ContactErrorCode, string> = {
  'contact.last':
    'Il faut que quelqu’un puisse encore se connecter et tout faire. Donnez d’abord ce droit à une autre personne.',
  'contact.too-many': 'Une entreprise peut avoir au plus {{max}} contacts.',
};
