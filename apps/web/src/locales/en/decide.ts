import type { decide as german } from '../de/decide.ts';

export const decide: typeof german = {
  bulk: {
    accept: 'Accept',
    reject: 'Reject…',
    activate: 'Activate',
    deactivate: 'Deactivate',
    tooMany: 'At most {{max}} pages are possible at once.',
    acceptTitle_one: 'Accept one page?',
    acceptTitle_other: 'Accept {{count}} pages?',
    acceptText: 'Accepted pages are printed. Their exhibitors are told.',
    rejectTitle_one: 'Reject one page',
    rejectTitle_other: 'Reject {{count}} pages',
    remark: 'Remark to all of these exhibitors',
    remarkHint: 'The exhibitors read it in the e-mail and on their page.',
    remarkMissing: 'Write what has to be changed.',
    send: 'Reject',
    done: {
      accept_one: 'One page is accepted.',
      accept_other: '{{count}} pages are accepted.',
      reject_one: 'One page is rejected.',
      reject_other: '{{count}} pages are rejected.',
      activate_one: 'One page is active.',
      activate_other: '{{count}} pages are active.',
      deactivate_one: 'One page is inactive.',
      deactivate_other: '{{count}} pages are inactive.',
    },
    refusedTitle_one: 'One page stayed as it is',
    refusedTitle_other: '{{count}} pages stayed as they are',
    refused: 'Position {{position}}: {{reason}}',
    gone: 'One page is no longer there.',
  },
};
