import type { mailing as german } from '../de/mailing.ts';

export const mailing: typeof german = {
  catalog: 'Catalogue « {{name}} »',
  noCatalog: 'Aucun catalogue n’est en cours ; il n’y a donc personne à qui envoyer le message.',
  subject: 'Objet',
  subjectHint: 'De {{min}} à {{max}} caractères.',
  message: 'Message',
  messageHint: 'Tel que les exposants le liront, avec vos salutations.',
  send_one: 'Envoyer à {{count}} exposant',
  send_other: 'Envoyer à {{count}} exposants',
  ask_one: 'Envoyer « {{subject}} » à {{count}} exposant',
  ask_other: 'Envoyer « {{subject}} » à {{count}} exposants',
  askText: 'Une fois parti, le message ne peut plus être rattrapé.',
  sent_one: 'Le message part à {{count}} exposant.',
  sent_other: 'Le message part à {{count}} exposants.',
  seeAll: 'Sous « E-mails envoyés », vous verrez ce qui est arrivé.',
  preview: 'Ce que lira {{name}}',
  nextPreview: 'Voir chez le destinataire suivant',
  previousPreview: 'Voir chez le destinataire précédent',
  recipients: 'Qui le reçoit',
  chosen: '{{count}} sur {{total}}',
  find: 'Chercher un destinataire',
  all: 'Tous',
  none: 'Personne',
  withoutAccount_one:
    '{{count}} exposant de ce catalogue ne reçoit rien : son compte n’est pas activé ou est bloqué.',
  withoutAccount_other:
    '{{count}} exposants de ce catalogue ne reçoivent rien : leurs comptes ne sont pas activés ou sont bloqués.',
  nobody: 'Ce catalogue n’a encore aucun exposant dont le compte soit activé.',
  noMatch: 'Aucun destinataire ne correspond à la recherche.',
  emptySubject: 'Objet',
  emptyMessage: 'Votre message',
};
