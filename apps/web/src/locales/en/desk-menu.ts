import type { deskMenu as german } from '../de/desk-menu.ts';

export const deskMenu: typeof german = {
  print: {
    title: 'Print',
    changesTitle: 'Changes',
    count: 'Count pages',
    generate: 'Generate catalogue',
    running: 'Catalogue being generated',
  },
  edition: { title: 'Online catalogue' },
  printSetting: { title: 'Print settings' },
  websockets: { title: 'Live channel' },
};
