import type { de } from '../de/index.ts';

export const app: (typeof de)['app'] = {
  name: 'Rebblatt',
  welcome: 'Bienvenue, {{name}}',
  version: 'Version {{version}}',
  skipToContent: 'Aller au contenu',
  skipToRows: 'Vers la première ligne de la liste',
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    collapse: 'Réduire le menu',
    expand: 'Agrandir le menu',
    short: {
      activePages: 'Pages',
      ownPages: 'Pages',
      bottleSize: 'Formats',
      service: 'Services',
      wineCategory: 'Catégories',
      award: 'Médailles',
      pageTitle: 'Titres',
      printSetting: 'Réglages',
      mail: 'E-mails',
      edition: 'En ligne',
      organiser: 'Direction',
    },
    groups: {
      catalog: 'Catalogue',
      exhibitor: 'Exposants',
      reference: 'Données de base',
      organiser: 'Comptes',
    },
  },
  help: 'Aide',
  topBar: {
    help: 'Aide pour cet écran',
    wholeManual: 'Le guide complet en PDF',
    search: 'Rechercher',
    searchShortcut: 'Ctrl K',
    language: 'Langue',
    toDark: 'Affichage sombre',
    toLight: 'Affichage clair',
    logout: 'Se déconnecter',
  },
  breadcrumb: 'Fil d’Ariane',
  footer: '© {{year}} Rebblatt',
  backToTop: 'Haut de la page',
  banner: {
    ownPages: 'Voir vos pages',
    ownRequest: 'Voir votre demande',
    requestExpired: {
      sent: 'La saisie pour « {{name}} » est close depuis le soir du {{date}}. Votre demande n’avait pas reçu de décision jusque-là.',
      rejected:
        'La saisie pour « {{name}} » est close depuis le soir du {{date}}. Votre demande a été refusée.',
    },
    exhibitorDays_one:
      'Il reste <b>{{count}} jour</b> avant la fin de la saisie pour « {{name}} » ({{date}}). Ensuite, vous ne pourrez plus modifier vos pages.',
    exhibitorDays_other:
      'Il reste <b>{{count}} jours</b> avant la fin de la saisie pour « {{name}} » ({{date}}).',
    adminDays_one: 'Il reste <b>{{count}} jour</b> avant la fin de la saisie pour « {{name}} » ({{date}}).',
    adminDays_other:
      'Il reste <b>{{count}} jours</b> avant la fin de la saisie pour « {{name}} » ({{date}}).',
    exhibitorExpired:
      'La saisie pour « {{name}} » est close depuis le soir du {{date}}. Vos pages ne peuvent plus être modifiées.',
    adminExpired:
      'La saisie pour « {{name}} » est close depuis le soir du {{date}}. Les exposants ne peuvent plus modifier leurs pages.',
  },
  cookie: {
    label: 'À propos des cookies',
    text: 'Rebblatt n’enregistre dans votre navigateur que ce qu’il faut pour vous connecter et garder vos réglages. Aucune donnée n’est transmise à des tiers.',
    accept: 'J’ai compris',
  },
  loginAs: {
    text: 'Vous travaillez au nom de « {{name}} ». Tout ce que vous modifiez est consigné avec votre nom.',
    back: 'Revenir à mon compte',
  },
  update: {
    text: 'Une nouvelle version de Rebblatt est prête.',
    reload: 'Recharger',
    later: 'Plus tard',
  },
  maintenance: {
    code: '503',
    title: 'Maintenance',
    text: 'Rebblatt est en maintenance et sera de retour sous peu. Vos données enregistrées sont en sécurité.',
    retry: 'Réessayer',
  },
  noPermission: {
    title: 'Accès non autorisé',
    text: 'Votre compte ne donne pas accès à cette partie. Si vous en avez besoin, adressez-vous à la direction du salon.',
    exhibitorsOnly:
      'Seuls les exposants disposent de cette partie. Ce que vous pouvez faire en tant que direction du salon figure dans le manuel.',
    superOnly:
      'Seul un compte de super-administration donne accès à cette partie. Si vous en avez besoin, adressez-vous à une personne ayant ce rôle.',
    handbook: 'Aller au manuel',
    home: 'Aller à l’accueil',
  },
  missing: { title: 'Cette page n’a pas pu être chargée' },
  crashed: {
    title: 'La page n’a pas pu être affichée',
    text: 'Rechargez la page. Si cela se reproduit, signalez-le à la direction du salon.',
    toOrganiser: 'Rechargez la page. Si cela se reproduit, signalez-le à la personne qui exploite Rebblatt.',
    reload: 'Recharger',
  },
  loading: 'Chargement',
  unknownError: 'Une erreur inconnue s’est produite. Veuillez réessayer.',
  networkError: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
};
