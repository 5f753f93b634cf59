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
  'later-deadline',
  'designer-link',
  'designer-upload',
  'mailing',
  'reminder',
  'trial',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The delivery state of a mail. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

/**
 * Why a mail was not delivered when no mail server said so: there is no valid address, no server was reached, or it came back
 * to the organiser later.
 */
export const mailFaults = ['no-address', 'unreachable', 'returned'] as const;
export type MailFault = (typeof mailFaults)[number];
