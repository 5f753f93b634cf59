import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals about the second factor and tokens. */
export type AccessErrorCode =
  | Extract<ErrorCode, `second-factor.${string}` | `token.${string}` | `webhook.${string}`>
  | 'session.proof-required';

export const accessErrors: Record<AccessErrorCode, string> = {
  'session.proof-required': 'Zeigen Sie zuerst noch einmal mit Ihrem Passwort, dass Sie es sind.',
  'second-factor.required': 'Ihr Konto braucht zuerst einen zweiten Faktor. Laden Sie die Seite neu.',
  'second-factor.proof-required': 'Geben Sie zuerst noch einmal den Code aus Ihrer App ein.',
  'second-factor.ticket-invalid':
    'Die Anmeldung hat zu lange gedauert. Geben Sie Ihr Passwort noch einmal ein.',
  'second-factor.code-wrong': 'Der Code ist falsch oder schon benutzt. Nehmen Sie den nächsten aus der App.',
  'second-factor.not-begun': 'Das hat zu lange gedauert. Beginnen Sie noch einmal mit dem Passwort.',
  'second-factor.none': 'Dieses Konto hat keinen zweiten Faktor.',
  'token.forbidden': 'Das darf kein Token: Konten, Passwörter und Token ändern nur Menschen.',
  'token.scope': 'Das erlaubt dieses Token nicht.',
  'token.expiry': 'Wählen Sie einen Tag von heute bis in zwei Jahren.',
  'webhook.private-address':
    'Diese Adresse gehört zu diesem Rechner oder zu einem privaten Netz. Ein Webhook braucht eine Adresse im Internet.',
  'webhook.too-many': 'Mehr als {{max}} Webhooks sind nicht möglich. Löschen Sie zuerst einen.',
};
