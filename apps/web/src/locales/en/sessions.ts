import type { sessions as german } from '../de/sessions.ts';

export const sessions: typeof german = {
  title: 'Where you are signed in',
  intro:
    'Each line is a browser that is signed in now. If you do not know one, end it and set a new password.',
  titleOf: 'Where the account is signed in',
  none: 'Nobody is signed in at the moment.',
  unknown: 'Unknown browser',
  on: '{{browser}} on {{device}}',
  current: 'this session',
  onBehalf: 'on behalf of {{company}}',
  where: '{{place}}, address {{address}}',
  since: 'signed in since {{since}}, last seen {{seen}}',
  places: {
    'this-computer': 'On the server’s own machine',
    'local-network': 'In the own network',
    internet: 'From the internet',
  },
  end: 'End',
  endOf: '{{browser}}, signed in since {{since}}: end the session',
  ended: 'The session has ended.',
  endOthers: 'End all others',
  endOthersTitle: 'End all other sessions?',
  endOthersText:
    'Every other browser has to sign in again. What was typed there and not saved stays there until the next sign-in.',
  othersEnded_one: 'One session has ended.',
  othersEnded_other: '{{count}} sessions have ended.',
};
