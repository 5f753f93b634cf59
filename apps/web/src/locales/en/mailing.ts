import type { mailing as german } from '../de/mailing.ts';

export const mailing: typeof german = {
  catalog: 'Catalogue “{{name}}”',
  noCatalog: 'No catalogue is running at the moment, so there is nobody to send the message to.',
  subject: 'Subject',
  subjectHint: '{{min}} to {{max}} characters.',
  message: 'Message',
  messageHint: 'As the exhibitors will read it, with greeting and closing.',
  send_one: 'Send to one exhibitor',
  send_other: 'Send to {{count}} exhibitors',
  ask_one: 'Send “{{subject}}” to one exhibitor',
  ask_other: 'Send “{{subject}}” to {{count}} exhibitors',
  askText: 'Once sent, the message cannot be recalled.',
  sent_one: 'The message is on its way to one exhibitor.',
  sent_other: 'The message is on its way to {{count}} exhibitors.',
  seeAll: '“E-mails sent” shows what has been delivered.',
  preview: 'What {{name}} reads',
  nextPreview: 'View as the next recipient',
  previousPreview: 'View as the previous recipient',
  recipients: 'Recipients',
  chosen: '{{count}} of {{total}}',
  find: 'Find a recipient',
  all: 'All',
  none: 'Nobody',
  withoutAccount_one:
    'One exhibitor in this catalogue gets nothing: the account is not activated or has been blocked.',
  withoutAccount_other:
    '{{count}} exhibitors in this catalogue get nothing: their accounts are not activated or have been blocked.',
  nobody: 'There is no exhibitor with an active account in this catalogue yet.',
  noMatch: 'No recipient matches the search.',
  emptySubject: 'Subject',
  emptyMessage: 'Your message',
};
