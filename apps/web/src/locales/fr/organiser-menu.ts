import type { organiserMenu as german } from '../de/organiser-menu.ts';

export const organiserMenu: typeof german = {
  admin: {
    title: 'Direction du salon',
    create: 'Ajouter un compte',
    edit: 'Compte de la direction du salon',
    account: 'Mon compte',
  },
  token: { title: 'Jetons' },
  webhook: { title: 'Webhooks' },
  operations: { title: 'Exploitation' },
  listImport: { title: 'Depuis une liste' },
  setup: {
    title: 'Premiers pas',
    baseData: 'Charger les données de base',
  },
  fair: {
    title: 'Salon et contact',
  },
  history: {
    title: 'Historique',
    pulls: 'Épreuves',
  },
  mail: {
    title: 'E-mails envoyés',
  },
  mailing: {
    title: 'E-mail aux exposants',
  },
  reminder: {
    title: 'Envoyer des rappels',
  },
  request: {
    title: 'Demande',
    listTitle: 'Demandes',
    edit: 'Modifier la demande',
    bell: { none: 'à envoyer', sent: 'à décider', accepted: 'acceptée', rejected: 'refusée' },
  },
  exhibitor: {
    title: 'Exposants',
    create: 'Ajouter un exposant',
    edit: 'Modifier l’exposant',
    passwordReset: 'Réinitialiser le mot de passe',
    profile: 'Profil',
    catalogs: 'Catalogues',
    regions: 'Régions',
    webLogo: 'Image pour le web',
  },
  catalog: {
    title: 'Catalogues',
    create: 'Ajouter un catalogue',
    edit: 'Modifier le catalogue',
  },
  stand: {
    title: 'Stands',
    create: 'Ajouter un stand',
    edit: 'Modifier le stand',
  },
  logo: {
    title: 'Logos',
    create: 'Envoyer un logo',
  },
  wine: {
    title: 'Vins',
    create: 'Ajouter un vin',
    edit: 'Modifier le vin',
    importTitle: 'Vins depuis une liste',
    award: 'Distinction',
    bottleSize: 'Contenance',
    exhibitor: 'Exposant',
    partGrapes: 'Cépages',
    partPrices: 'Prix',
    price: 'Prix',
    region: 'Région',
    wine: 'Vin',
    wineCategory: 'Catégorie de vin',
    wineType: 'Type de vin',
    year: 'Millésime',
  },
};
