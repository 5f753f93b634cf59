import type { de } from '../de/index.ts';

export const app: (typeof de)['app'] = {
  name: 'Rebblatt',
  welcome: 'Welcome, {{name}}',
  version: 'Version {{version}}',
  skipToContent: 'Skip to content',
  skipToRows: 'To the first row of the list',
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    short: {
      activePages: 'Pages',
      ownPages: 'Pages',
      bottleSize: 'Sizes',
      service: 'Services',
      wineCategory: 'Categories',
      award: 'Awards',
      pageTitle: 'Titles',
      printSetting: 'Settings',
      mail: 'E-mails',
      edition: 'Online',
      organiser: 'Team',
    },
    groups: {
      catalog: 'Catalogue',
      exhibitor: 'Exhibitors',
      reference: 'Reference data',
      organiser: 'Accounts',
    },
  },
  help: 'Help',
  topBar: {
    help: 'Help with this screen',
    wholeManual: 'The whole guide as PDF',
    search: 'Search',
    searchShortcut: 'Ctrl K',
    language: 'Language',
    toDark: 'Dark mode',
    toLight: 'Light mode',
    logout: 'Sign out',
  },
  breadcrumb: 'Breadcrumb',
  footer: '© {{year}} Rebblatt',
  backToTop: 'Back to top',
  banner: {
    ownPages: 'See your pages',
    ownRequest: 'See your request',
    requestExpired: {
      sent: 'Data collection for “{{name}}” closed at the end of {{date}}. Your request had not been decided by then.',
      rejected: 'Data collection for “{{name}}” closed at the end of {{date}}. Your request was rejected.',
    },
    exhibitorDays_one:
      'There is <b>{{count}} day</b> left until data collection for “{{name}}” ends ({{date}}). After that you can no longer change your pages.',
    exhibitorDays_other:
      'There are <b>{{count}} days</b> left until data collection for “{{name}}” ends ({{date}}).',
    adminDays_one: 'There is <b>{{count}} day</b> left until data collection for “{{name}}” ends ({{date}}).',
    adminDays_other:
      'There are <b>{{count}} days</b> left until data collection for “{{name}}” ends ({{date}}).',
    exhibitorExpired:
      'Data collection for “{{name}}” closed at the end of {{date}}. Your pages can no longer be changed.',
    adminExpired:
      'Data collection for “{{name}}” closed at the end of {{date}}. Exhibitors can no longer change their pages.',
  },
  cookie: {
    label: 'About cookies',
    text: 'Rebblatt stores only what it needs in your browser to sign you in and to remember your settings. No data is passed on.',
    accept: 'Understood',
  },
  loginAs: {
    text: 'You are working as “{{name}}”. Everything you change is recorded under your name.',
    back: 'Back to my account',
  },
  update: { text: 'A new version of Rebblatt is ready.', reload: 'Reload', later: 'Later' },
  maintenance: {
    code: '503',
    title: 'Maintenance',
    text: 'Rebblatt is down for maintenance and will be back shortly. Your saved data is safe.',
    retry: 'Try again',
  },
  noPermission: {
    title: 'No permission',
    text: 'Your account does not have access to this screen. If you need it, please ask the organiser.',
    exhibitorsOnly: 'Only exhibitors have this screen. What you can do as the organiser is in the handbook.',
    superOnly: 'Only super administrators can open this screen. If you need it, please ask one of them.',
    handbook: 'Go to the handbook',
    home: 'Go to the start page',
  },
  missing: { title: 'This page could not be loaded' },
  crashed: {
    title: 'This screen could not be shown',
    text: 'Reload the page. If it happens again, please tell the organiser.',
    toOrganiser: 'Reload the page. If it happens again, please tell the person who runs Rebblatt.',
    reload: 'Reload',
  },
  loading: 'Loading',
  unknownError: 'Something went wrong. Please try again.',
  networkError: 'The server cannot be reached. Check the connection and try again.',
};
