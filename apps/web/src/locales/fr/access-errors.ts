import type { AccessErrorCode } from '../de/access-errors.ts';

export const accessErrors: Record<AccessErrorCode, string> = {
  'session.proof-required': 'Montrez d’abord encore une fois avec votre mot de passe que c’est bien vous.',
  'second-factor.required': 'Votre compte a d’abord besoin d’un deuxième facteur. Rechargez la page.',
  'second-factor.proof-required': 'Saisissez d’abord encore une fois le code de votre application.',
  'second-factor.ticket-invalid':
    'La connexion a duré trop longtemps. Saisissez encore une fois votre mot de passe.',
  'second-factor.code-wrong': 'Le code est faux ou déjà utilisé. Prenez le suivant de l’application.',
  'second-factor.not-begun': 'Cela a duré trop longtemps. Recommencez avec le mot de passe.',
  'second-factor.none': 'Ce compte n’a pas de deuxième facteur.',
  'token.forbidden':
    'Aucun jeton ne le peut : seules des personnes modifient comptes, mots de passe et jetons.',
  'token.scope': 'Ce jeton ne le permet pas.',
  'token.expiry': 'Choisissez un jour entre aujourd’hui et dans deux ans.',
  'webhook.private-address':
    'Cette adresse appartient à cette machine ou à un réseau privé. Un webhook a besoin d’une adresse sur Internet.',
  'webhook.too-many': 'Il ne peut pas y avoir plus de {{max}} webhooks. Supprimez-en d’abord un.',
};
