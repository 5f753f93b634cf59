/** What a mail can be about; each kind has texts in every language. */
export const mailKinds = [
  'exhibitor-registered',
  'registration-received',
  'exhibitor-activated',
  'exhibitor-created',
  'invitation',
  'exhibitor-deactivated',
  'admin-created',
  'admin-closed',
  'email-changed',
  'password-reset',
  'password-changed',
  'password-set',
  'new-browser',
  'token-made',
  'token-expires',
  'webhook-off',
  'second-factor-changed',
  'second-factor-reset',
  'request-sent',
  'request-received',
  'request-accepted',
  'request-rejected',
  'request-changed',
  'page-released',
  'page-taken-back',
  'page-accepted',
  'page-rejected',
  'pages-decided',
  'page-acceptance-withdrawn',
  'page-release-cancelled',
  'correction-proposed',
  'correction-withdrawn',
  'correction-answered',
  'logo-approved',
  'logo-rejected',
  'page-file-replaced',
  'print-link',
  'print-answer',
  'later-deadline',
  'designer-link',
  'designer-upload',
  'mailing',
  'reminder',
  'trial',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What the mails to a company are about, for those of its people who do not want all of them. */
export const mailTopics = ['orders', 'pages', 'deadlines', 'news'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** What each mail is about; null where it concerns an account, or nobody of a company. */
export const topicOfMail: Record<MailKind, MailTopic | null> = {
  'exhibitor-registered': null,
  'registration-received': null,
  'exhibitor-activated': null,
  'exhibitor-created': null,
  invitation: null,
  'exhibitor-deactivated': null,
  'admin-created': null,
  'admin-closed': null,
  'email-changed': null,
  'password-reset': null,
  'password-changed': null,
  'password-set': null,
  'new-browser': null,
  'token-made': null,
  'token-expires': null,
  'webhook-off': null,
  'second-factor-changed': null,
  'second-factor-reset': null,
  'request-sent': 'orders',
  'request-received': 'orders',
  'request-accepted': 'orders',
  'request-rejected': 'orders',
  'request-changed': 'orders',
  'page-released': 'pages',
  'page-taken-back': 'pages',
  'page-accepted': 'pages',
  'page-rejected': 'pages',
  'pages-decided': 'pages',
  'page-acceptance-withdrawn': 'pages',
  'page-release-cancelled': 'pages',
  'correction-proposed': 'pages',
  'correction-withdrawn': 'pages',
  'correction-answered': 'pages',
  'logo-approved': 'pages',
  'logo-rejected': 'pages',
  'page-file-replaced': 'pages',
  'print-link': null,
  'print-answer': null,
  'later-deadline': 'deadlines',
  'designer-link': 'pages',
  'designer-upload': 'pages',
  mailing: 'news',
  reminder: 'deadlines',
  trial: null,
};

/** The delivery state of a mail. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

/**
 * Why a mail was not delivered when no mail server said so: there is no valid address, no server was reached, or it came back
 * to the organiser later.
 */
export const mailFaults = ['no-address', 'unreachable', 'returned'] as const;
export type MailFault = (typeof mailFaults)[number];
