import type { reminder as german } from '../de/reminder.ts';

export const reminder: typeof german = {
  days: 'Rappels',
  daysHint:
    'Nombre de jours avant la fin auxquels les exposants reçoivent d’office un rappel de ce qui manque, séparés par des virgules. Vide : aucun rappel.',
  ends: 'Catalogue « {{name}} », jusqu’au {{day}}',
  onlyLate: 'La saisie est terminée ; les e-mails ne vont qu’aux exposants qui ont un délai prolongé.',
  noCatalog: 'Aucun catalogue n’est en cours ; il n’y a donc rien à rappeler.',
  intro:
    'Chaque exposant reçoit un e-mail avec exactement ce qui est coché ici pour lui, et les liens pour y accéder.',
  nothing: 'Rien n’est en suspens',
  nothingText: 'Toutes les demandes sont là, toutes les pages sont validées et aucun logo n’est refusé.',
  topics: {
    request: 'Pas de demande',
    draft: 'Page non validée',
    rejected: 'Page refusée',
    logo: 'Logo inutilisable',
  },
  filter: 'Que rappeler',
  topicCount: '{{topic}} ({{count}})',
  find: 'Chercher un exposant',
  noMatch: 'Aucun exposant ne correspond à la recherche.',
  line: {
    request: 'Aucune demande envoyée',
    wine: 'Page de vins en position {{position}}',
    ad: 'Page d’annonce en position {{position}}',
    draft: 'non validée',
    rejected: 'refusée',
    logo: 'Le logo « {{name}} » est refusé ou défectueux',
  },
  lineOf: '{{line}}, {{company}}',
  recently: 'rappel envoyé le {{when}}',
  again_one: '{{count}} exposant recevra ainsi un second rappel de la même chose en un jour.',
  again_other: '{{count}} exposants recevront ainsi un second rappel de la même chose en un jour.',
  send_one: 'Envoyer un rappel à {{count}} exposant',
  send_other: 'Envoyer un rappel à {{count}} exposants',
  askText: 'Chacun reçoit un e-mail avec ce qui est coché pour lui.',
  sent_one: 'Un rappel part à {{count}} exposant.',
  sent_other: 'Un rappel part à {{count}} exposants.',
  allDone: 'Entre-temps, plus rien de cela n’est en suspens ; aucun rappel ne part.',
};
