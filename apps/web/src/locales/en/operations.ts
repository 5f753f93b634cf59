import type { operations as german } from '../de/operations.ts';

export const operations: typeof german = {
  wrong_one: '{{count}} thing is wrong.',
  wrong_other: '{{count}} things are wrong.',
  watch_one: 'Everything works, {{count}} thing deserves a look.',
  watch_other: 'Everything works, {{count}} things deserve a look.',
  fine: 'Everything is in order.',
  noBackup: 'There is none yet. Make one every day with npm run backup.',
  states: { wrong: 'wrong', watch: 'have a look', fine: 'in order' },
  names: {
    database: 'Database',
    storage: 'Files',
    browser: 'Browser for printing',
    disk: 'Room on the disk',
    jobs: 'Jobs in the background',
    'failed-jobs': 'Failed jobs',
    mails: 'E-mails',
    webhooks: 'Webhooks',
    backup: 'Backup',
    delay: 'Response',
    pool: 'Connections to the database',
    faults: 'Faults of the server',
    node: 'This server',
  },
  texts: {
    database: {
      fine: 'It answers.',
      not: 'It does not answer. Check that PostgreSQL runs and can be reached.',
    },
    storage: {
      fine: 'Files can be read and written.',
      not: 'Files cannot be read or written. Check the storage and its credentials.',
    },
    browser: {
      fine: 'It is ready.',
      not: 'It does not start; nothing is printed without it. The reason is in the log of the server.',
    },
    disk: {
      fine: '{{free}} GB of {{total}} GB are free.',
      not: 'Only {{free}} GB of {{total}} GB are free. Make room before uploads and printing fail.',
    },
    jobs: {
      fine: 'Running: {{running}}. Waiting: {{waiting}}.',
      not: 'Waiting: {{waiting}}. Minutes that the oldest has waited: {{minutes}}. Does a server with WORKERS above 0 run?',
    },
    'failed-jobs': {
      fine: 'None in the last day.',
      not: 'Jobs that failed in the last day: {{count}}. What is affected stands with the pages and catalogues themselves.',
    },
    mails: {
      fine: 'Waiting to be sent: {{waiting}}.',
      not: 'Not arrived in the last week: {{failed}}. Waiting: {{waiting}}. Look under “Sent e-mails”.',
    },
    webhooks: {
      fine: 'Events that wait: {{waiting}}.',
      not: 'Webhooks at which nothing arrives: {{failing}}. Events that wait: {{waiting}}.',
    },
    backup: {
      fine: 'The last one was complete {{at}}.',
      not: 'The last one is of {{at}}. Make one every day with npm run backup.',
    },
    delay: {
      fine: 'The server answers without delay.',
      not: 'Calls wait for up to {{ms}} ms before they even begin. The machine has too much to do.',
    },
    pool: {
      fine: '{{used}} of {{total}} are in use.',
      not: 'All {{total}} are in use. Calls that wait: {{waiting}}.',
    },
    faults: {
      fine: 'None since the start.',
      not: 'Calls that ended with a fault since the start: {{count}}. Each stands in the log with its number.',
    },
    node: {
      fine: 'Hours since the start: {{hours}}. Memory: {{memory}} MB. Further processes: {{processes}}. Connected screens: {{sockets}}. Database: {{database}} MB.',
      not: 'Hours since the start: {{hours}}. Memory: {{memory}} MB. Further processes: {{processes}}. Connected screens: {{sockets}}. Database: {{database}} MB.',
    },
  },
};
