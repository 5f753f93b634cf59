import type { fair as german } from '../de/fair.ts';

export const fair: typeof german = {
  saved: 'The name and contact of the fair have been saved.',
  name: 'Name of the fair',
  nameHint: 'It signs all e-mails.',
  contactHint:
    'The contact is shown wherever exhibitors are referred to the organiser: at sign-in, with the request and after the end of data collection.',
  contactName: 'Contact person',
  phone: 'Telephone',
  email: 'E-mail address',
  emailHint: 'Replies to e-mails go to this address.',
  hours: 'Available',
  hoursHint: 'For example: Monday to Friday, 9 to 12',
  nobodyToAsk: 'The contact of the organiser is missing.',
};
