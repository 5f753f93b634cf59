import type { contact as german } from '../de/contact.ts';

export const contact: typeof german = {
  title: 'Who signs in for the company',
  intro:
    'Each person has their own email address and password. The history says who did what. The account of the company itself can always do everything.',
  may: { everything: 'may do everything', fill: 'fills and uploads', read: 'only reads' },
  mayOf: '{{name}}: right',
  right: 'What the person may do',
  invited: 'invited, no password yet',
  cameAt: 'last signed in {{at}}',
  neverCame: 'never signed in',
  changed: 'The right of {{name}} has been changed.',
  remove: 'Remove',
  removeTitle: 'Remove {{name}}?',
  removeText:
    'The person can no longer sign in from this moment. What they entered stays, and the history keeps their name.',
  add: 'Invite a person',
  name: 'Name',
  email: 'Email address',
  mails: 'Also gets these emails to the company',
  mailsOf: '{{name}}: emails to the company',
  topics: {
    orders: 'Orders',
    pages: 'Pages and files',
    deadlines: 'Deadlines',
    news: 'Announcements',
  },
  mailsChanged: 'The emails to {{name}} have been changed.',
  invite: 'Send invitation',
  added: 'The invitation to {{email}} is on its way.',
  fillsFor:
    'You can fill in pages and upload files for “{{company}}”. These people can release, order and give rights: {{people}}.',
  readsFor:
    'You can read everything of “{{company}}”, but change nothing. To change something, ask: {{people}}.',
  emailOfCompany: 'Only whoever signs in with this address can change it.',
  ownPassword: 'Your own password',
  ownPasswordText: 'You sign in with {{email}}. For a new password we send a link to this address.',
  mailPassword: 'Send a link for a new password',
  passwordMailed: 'The link for a new password is on its way to {{email}}.',
};
