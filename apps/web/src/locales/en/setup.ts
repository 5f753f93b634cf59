import type { setup as german } from '../de/setup.ts';

export const setup: typeof german = {
  lead: 'This is what your fair needs before the exhibitors begin. Take the steps in any order; none of them is compulsory.',
  leadNoMail:
    'Everything is set up except the mail server: until it is, no e-mail reaches anyone, invitations included. This list is no longer in the menu; you can still find it by searching for “Setting up”.',
  leadDone:
    'Everything is set up, the exhibitors can begin. This list is no longer in the menu; you still find it by search: “Setting up”.',
  later: 'From lists as well, when the time comes:',
  laterLists: {
    request: 'Orders on paper',
    'award-result': 'The jury’s awards',
  },
  handbook: 'Handbook, chapter “Setting up”',
  hide: 'Put the list away',
  show: 'Put it back into the menu',
  isHidden: 'The list is out of the menu. You still find it by search: “Setting up”.',
  done: 'Done',
  open: 'To do',
  counts_one: 'There is one entry.',
  counts_other: 'There are {{n}} entries.',
  invited_one: 'One company is invited.',
  invited_other: '{{n}} companies are invited.',
  steps: {
    fair: {
      title: 'Name of the fair and contact',
      why: 'So that exhibitors know who writes to them and whom they can call.',
      button: 'Fair and contact',
    },
    mail: {
      title: 'Try the mails',
      why: 'Send yourself a mail and look whether it lies in your inbox.',
      button: 'Sent mails',
    },
    'base-data': {
      title: 'Base data',
      why: 'Countries, wine regions, grape varieties, wine types and bottle sizes: without them nobody can enter a wine. Rebblatt brings them along.',
      button: 'Load base data',
    },
    'ships-and-decks': {
      title: 'Ships and decks',
      why: 'Only for a fair on ships. A fair in a hall does not need them.',
      button: 'Ships',
    },
    stands: {
      title: 'Stands',
      why: 'Without stands no request can be accepted.',
      button: 'Stands',
    },
    'page-titles': {
      title: 'Page titles',
      why: 'The headings under which pages stand in the catalogue, such as the regions.',
      button: 'Page titles',
    },
    services: {
      title: 'Services',
      why: 'What exhibitors order with their stand, such as power or glasses.',
      button: 'Services',
    },
    catalog: {
      title: 'First catalogue',
      why: 'With the first and the last day of the collection.',
      button: 'Add a catalogue',
    },
    exhibitors: {
      title: 'Exhibitors',
      why: 'Bring your list of companies along, or let them register themselves.',
      button: 'Exhibitors',
    },
    invitations: {
      title: 'Invitations',
      why: 'Companies from a list have no password yet. You invite all of them at once, or choose.',
      button: 'Invite',
    },
  },
  mail: {
    from: 'Sender',
    replyTo: 'Replies go to',
    noReplyTo: 'To nobody yet: enter a mail address',
    folder:
      'No mail server is set up here. Each mail is only stored as a file and reaches nobody. Whoever runs Rebblatt sets it up.',
    noLinks:
      'The links in the e-mails lead to an address that only this machine knows; nobody else can open them. Whoever runs Rebblatt has to set the address of the service first (PUBLIC_URL).',
    button: 'Send a trial to {{email}}',
    queued: 'The trial to {{recipient}} is on its way.',
    sent: 'The trial to {{recipient}} has left. Look in your inbox, also among the advertising.',
    stored:
      'The trial to {{recipient}} is stored as a file. It reaches an inbox only once a mail server is set up.',
    failed: 'The trial to {{recipient}} did not arrive. The mail server says: {{words}}',
  },
  baseDataLead:
    'Choose what you need. What you have already stays as it is and is not added twice. Everything can be changed and deleted afterwards.',
  packs: {
    'countries-and-regions': {
      name: 'Countries and wine regions',
      what: 'The wine countries with their regions, in German, French and English.',
    },
    'grape-varieties': {
      name: 'Grape varieties',
      what: 'Found by their other names, too: Blauburgunder is Pinot Noir.',
    },
    'wine-types': { name: 'Wine types', what: 'White, red, rosé and sparkling wine, and others.' },
    'wine-categories': { name: 'Wine categories', what: 'AOC, organic, natural wine, PIWI and others.' },
    'bottle-sizes': { name: 'Bottle sizes', what: 'From 20 cl to 600 cl.' },
    awards: { name: 'Awards', what: 'With the signs that are printed beside the wine.' },
    'ships-and-decks': { name: 'Ships and decks', what: 'Eleven ships of Lake Zurich and three decks.' },
  },
  toAdd_one: 'One entry is added.',
  toAdd_other: '{{count}} entries are added.',
  there_one: 'One is there already.',
  there_other: '{{count}} are there already.',
  allThere_one: 'The entry is there.',
  allThere_other: 'All {{count}} entries are there.',
  load: 'Load',
  added_one: 'One entry has been added.',
  added_other: '{{count}} entries have been added.',
};
