import type { deskMenu as german } from '../de/desk-menu.ts';

export const deskMenu: typeof german = {
  print: {
    title: 'Impression',
    changesTitle: 'Modifications',
    count: 'Compter les pages',
    generate: 'Générer le catalogue',
    running: 'Génération du catalogue',
  },
  edition: { title: 'Catalogue en ligne' },
  printSetting: { title: 'Réglages d’impression' },
  websockets: { title: 'Canal en direct' },
};
