import type { setup as german } from '../de/setup.ts';

export const setup: typeof german = {
  lead: 'Voici ce dont votre salon a besoin avant que les exposants commencent. Les étapes se font dans l’ordre qui vous convient ; aucune n’est obligatoire.',
  leadNoMail:
    'Tout est prêt, sauf le serveur de messagerie : tant qu’il manque, aucun e-mail n’arrive, pas même une invitation. Cette liste n’est plus dans le menu ; vous la retrouvez par la recherche : « Premiers pas ».',
  leadDone:
    'Tout est prêt, les exposants peuvent commencer. Cette liste n’est plus dans le menu ; vous la retrouvez par la recherche : « Premiers pas ».',
  later: 'Aussi depuis des listes, le moment venu :',
  laterLists: {
    request: 'Commandes sur papier',
    'award-result': 'Distinctions du jury',
  },
  handbook: 'Manuel, chapitre « Premiers pas »',
  hide: 'Retirer du menu',
  show: 'Remettre dans le menu',
  isHidden: 'La liste n’est plus dans le menu. Vous la retrouvez par la recherche : « Premiers pas ».',
  done: 'Fait',
  open: 'À faire',
  counts_one: 'Il y a {{n}} entrée.',
  counts_other: 'Il y a {{n}} entrées.',
  invited_one: '{{n}} entreprise est invitée.',
  invited_other: '{{n}} entreprises sont invitées.',
  steps: {
    fair: {
      title: 'Nom du salon et contact',
      why: 'Pour que les exposants sachent qui leur écrit et qui ils peuvent appeler.',
      button: 'Salon et contact',
    },
    mail: {
      title: 'Essayer les e-mails',
      why: 'Envoyez-vous un e-mail et vérifiez qu’il arrive dans la boîte de réception.',
      button: 'E-mails envoyés',
    },
    'base-data': {
      title: 'Données de base',
      why: 'Pays, régions viticoles, cépages, types de vin et contenances : sans elles, personne ne peut saisir de vin. Rebblatt les fournit.',
      button: 'Charger les données de base',
    },
    'ships-and-decks': {
      title: 'Bateaux et ponts',
      why: 'Seulement pour un salon sur des bateaux. Un salon dans une halle n’en a pas besoin.',
      button: 'Bateaux',
    },
    stands: {
      title: 'Stands',
      why: 'Sans stands, aucune demande ne peut être acceptée.',
      button: 'Stands',
    },
    'page-titles': {
      title: 'Titres de page',
      why: 'Les titres sous lesquels les pages se trouvent dans le catalogue, par exemple les régions.',
      button: 'Titres de page',
    },
    services: {
      title: 'Prestations',
      why: 'Ce que les exposants commandent avec le stand, par exemple le courant ou les verres.',
      button: 'Prestations',
    },
    catalog: {
      title: 'Premier catalogue',
      why: 'Avec le premier et le dernier jour de la saisie.',
      button: 'Ajouter un catalogue',
    },
    exhibitors: {
      title: 'Exposants',
      why: 'Importez votre liste d’entreprises, ou laissez-les s’inscrire elles-mêmes.',
      button: 'Exposants',
    },
    invitations: {
      title: 'Invitations',
      why: 'Les entreprises qui viennent d’une liste n’ont pas encore de mot de passe. Vous invitez tout le monde en une fois, ou vous choisissez.',
      button: 'Inviter',
    },
  },
  mail: {
    from: 'Expéditeur',
    replyTo: 'Les réponses vont à',
    noReplyTo: 'Encore à personne : saisir une adresse e-mail',
    folder:
      'Aucun serveur de messagerie n’est configuré ici. Chaque e-mail est seulement enregistré comme fichier et n’atteint personne. La personne qui exploite Rebblatt le configure.',
    noLinks:
      'Les liens dans les e-mails mènent à une adresse que seule cette machine connaît ; personne d’autre ne peut les ouvrir. La personne qui exploite Rebblatt doit d’abord définir l’adresse du service (PUBLIC_URL).',
    button: 'Envoyer un essai à {{email}}',
    queued: 'L’e-mail d’essai à {{recipient}} est en route.',
    sent: 'L’e-mail d’essai à {{recipient}} est parti. Regardez dans la boîte de réception, et aussi dans le courrier indésirable.',
    stored:
      'L’e-mail d’essai à {{recipient}} est enregistré comme fichier. Il n’arrivera dans une boîte de réception que lorsqu’un serveur de messagerie sera configuré.',
    failed: 'L’e-mail d’essai à {{recipient}} n’est pas arrivé. Le serveur de messagerie dit : {{words}}',
  },
  baseDataLead:
    'Choisissez ce dont vous avez besoin. Ce que vous avez déjà reste tel quel et n’est pas ajouté une seconde fois. Tout peut ensuite être modifié et supprimé.',
  packs: {
    'countries-and-regions': {
      name: 'Pays et régions viticoles',
      what: 'Les pays viticoles avec leurs régions, en allemand, en français et en anglais.',
    },
    'grape-varieties': {
      name: 'Cépages',
      what: 'Ils se trouvent aussi sous leurs autres noms, par exemple « Blauburgunder » pour le pinot noir.',
    },
    'wine-types': { name: 'Types de vin', what: 'Vin blanc, vin rouge, rosé, mousseux et d’autres.' },
    'wine-categories': { name: 'Catégories de vin', what: 'AOC, bio, vin nature, PIWI et d’autres.' },
    'bottle-sizes': { name: 'Contenances', what: 'De 20 cl à 600 cl.' },
    awards: { name: 'Distinctions', what: 'Avec les signes imprimés à côté du vin.' },
    'ships-and-decks': { name: 'Bateaux et ponts', what: 'Onze bateaux du lac de Zurich et trois ponts.' },
  },
  toAdd_one: '{{count}} entrée s’ajoute.',
  toAdd_other: '{{count}} entrées s’ajoutent.',
  there_one: '{{count}} est déjà là.',
  there_other: '{{count}} sont déjà là.',
  allThere_one: 'L’entrée est là.',
  allThere_other: 'Les {{count}} entrées sont là.',
  load: 'Charger',
  added_one: '{{count}} entrée a été ajoutée.',
  added_other: '{{count}} entrées ont été ajoutées.',
};
