import type { organiserMenu as german } from '../de/organiser-menu.ts';

export const organiserMenu: typeof german = {
  admin: {
    title: 'Organiser',
    create: 'Add account',
    edit: 'Organiser account',
    account: 'My account',
  },
  token: { title: 'Tokens' },
  webhook: { title: 'Webhooks' },
  operations: { title: 'Operations' },
  listImport: { title: 'From a list' },
  setup: {
    title: 'Setting up',
    baseData: 'Load base data',
  },
  fair: {
    title: 'Fair and contact',
  },
  history: {
    title: 'History',
    pulls: 'Proofs',
  },
  mail: {
    title: 'E-mails sent',
  },
  mailing: {
    title: 'E-mail to exhibitors',
  },
  reminder: {
    title: 'Remind exhibitors',
  },
  request: {
    title: 'Request',
    listTitle: 'Requests',
    edit: 'Edit request',
    bell: { none: 'to be sent', sent: 'waiting', accepted: 'accepted', rejected: 'rejected' },
  },
  exhibitor: {
    title: 'Exhibitors',
    create: 'Add exhibitor',
    edit: 'Edit exhibitor',
    passwordReset: 'Reset password',
    profile: 'Profile',
    catalogs: 'Catalogues',
    regions: 'Regions',
    webLogo: 'Picture for the web',
  },
  catalog: {
    title: 'Catalogues',
    create: 'Add catalogue',
    edit: 'Edit catalogue',
  },
  stand: {
    title: 'Stands',
    create: 'Add stand',
    edit: 'Edit stand',
  },
  logo: {
    title: 'Logos',
    create: 'Upload logo',
  },
  wine: {
    title: 'Wines',
    create: 'Add wine',
    edit: 'Edit wine',
    importTitle: 'Wines from a list',
    award: 'Award',
    bottleSize: 'Bottle size',
    exhibitor: 'Exhibitor',
    partGrapes: 'Grape varieties',
    partPrices: 'Prices',
    price: 'Price',
    region: 'Region',
    wine: 'Wine',
    wineCategory: 'Wine category',
    wineType: 'Wine type',
    year: 'Vintage',
  },
};
