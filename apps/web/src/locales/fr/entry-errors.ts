import type { EntryErrorCode } from '../de/entry-errors.ts';

/** Refusals that only somebody gets who sets a password by a link. */
export const entryErrors: Record<EntryErrorCode, string> = {
  'invitation.invalid':
    'Ce lien n’est pas valable. Ouvrez-le encore une fois depuis l’e-mail, ou adressez-vous à la direction du salon.',
  'invitation.accepted': 'Ce compte a déjà un mot de passe. Connectez-vous.',
  'invitation.expired': 'Ce lien n’est plus valable. Rechargez la page ; vous y recevrez un nouveau lien.',
  'password.token-invalid':
    'Le lien pour changer le mot de passe n’est pas valable ou a expiré. Demandez-en un nouveau.',
};
