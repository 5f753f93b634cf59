import type { MailOrder } from '../../mail/queue.ts';
import { RESET_TOKEN_MINUTES } from './password.limits.ts';

type Recipient = { id: number; email: string };

const to = (user: Recipient) => ({ recipient: user.email, userId: user.id });

/** The link comes from the configured public address, never from a request's Host header. */
export const resetMail = (user: Recipient, publicUrl: string, token: string): MailOrder => ({
  ...to(user),
  kind: 'password-reset',
  subject: 'Neues Passwort für Rebblatt',
  text: `Guten Tag

Für Ihr Konto ${user.email} wurde ein neues Passwort verlangt. Über diesen Link setzen Sie es; er gilt ${RESET_TOKEN_MINUTES} Minuten und nur einmal:

${publicUrl}/reset-password/${token}?email=${encodeURIComponent(user.email)}

Haben Sie das nicht selbst verlangt, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.`,
});

export const passwordChangedMail = (user: Recipient): MailOrder => ({
  ...to(user),
  kind: 'password-changed',
  subject: 'Ihr Passwort für Rebblatt wurde geändert',
  text: `Guten Tag

Das Passwort Ihres Kontos ${user.email} wurde soeben geändert. Alle Geräte wurden abgemeldet.

Waren Sie das nicht, melden Sie sich bitte sofort bei der Messeleitung.`,
});
