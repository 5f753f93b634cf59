import type { fair as german } from '../de/fair.ts';

export const fair: typeof german = {
  saved: 'The name and contact of the fair have been saved.',
  name: 'Name of the fair',
  nameHint: 'It is the sender of all e-mails and signs them.',
  contactHint:
    'The contact is shown wherever exhibitors are referred to the organiser: at sign-in, with the request and after the end of data collection.',
  contactName: 'Contact person',
  phone: 'Telephone',
  email: 'E-mail address',
  emailHint: 'Replies to e-mails go to this address.',
  hours: 'Available',
  hoursHint:
    'For example: Monday to Friday, 9 to 12. Without a translation everybody reads the German hours.',
  hoursFr: 'Available, in French',
  hoursEn: 'Available, in English',
  mails: 'E-mails',
  signature: 'Signature in German',
  signatureFr: 'Signature in French',
  signatureEn: 'Signature in English',
  signatureHint:
    'Stands below the regards of e-mails. Without it, the name and contact of the fair stand there.',
  senderEmail: 'Sender’s address',
  senderEmailHint:
    'E-mails come from this address. Your mail server must allow it; try it under “Set up” with a mail to yourself. Without it, the address counts with which Rebblatt was started.',
  logo: 'Logo of the fair',
  logoHint:
    'PNG or JPG. Stands above e-mails and on sign-in, invitation and the pages that are seen without an account. It is not printed; the catalogue has the mark of its design.',
  removeLogo: 'Remove the logo',
  logoRemoved: 'The logo has been removed.',
  nobodyToAsk: 'The contact of the organiser is missing.',
};
