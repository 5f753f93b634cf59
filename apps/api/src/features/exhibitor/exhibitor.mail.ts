import type { MailOrder } from '../../mail/queue.ts';

/** Tells one administrator that somebody waits to be activated. */
export const registrationMail = (
  admin: { id: number; email: string },
  exhibitor: { companyName: string; email: string; id: number },
  publicUrl: string,
): MailOrder => ({
  kind: 'exhibitor-registered',
  recipient: admin.email,
  userId: admin.id,
  subject: `Neue Registrierung: ${exhibitor.companyName}`,
  text: `Guten Tag

${exhibitor.companyName} (${exhibitor.email}) hat sich als Aussteller registriert und wartet auf die Aktivierung:

${publicUrl}/exhibitor/edit/${exhibitor.id}`,
});

type Exhibitor = { id: number; email: string; companyName: string };

const to = (exhibitor: Exhibitor) => ({ recipient: exhibitor.email, userId: exhibitor.id });

/** Tells an exhibitor that the way in is open. */
export const activatedMail = (exhibitor: Exhibitor, publicUrl: string): MailOrder => ({
  ...to(exhibitor),
  kind: 'exhibitor-activated',
  subject: 'Ihr Konto für Rebblatt ist freigeschaltet',
  text: `Guten Tag

Das Konto von ${exhibitor.companyName} ist freigeschaltet. Melden Sie sich mit Ihrer E-Mail-Adresse ${exhibitor.email} und Ihrem Passwort an:

${publicUrl}/login

Erfassen Sie dort Ihre Weine und gestalten Sie Ihre Seiten im Messekatalog.`,
});

/** Tells an exhibitor that the account is closed. */
export const deactivatedMail = (exhibitor: Exhibitor): MailOrder => ({
  ...to(exhibitor),
  kind: 'exhibitor-deactivated',
  subject: 'Ihr Konto für Rebblatt ist gesperrt',
  text: `Guten Tag

Das Konto von ${exhibitor.companyName} (${exhibitor.email}) wurde von der Messeleitung gesperrt. Alle Geräte wurden abgemeldet.

Bei Fragen wenden Sie sich bitte an die Messeleitung.`,
});

/** Goes to the old address, so that a change made by somebody else is noticed. */
export const emailChangedMail = (exhibitor: Exhibitor, newEmail: string): MailOrder => ({
  ...to(exhibitor),
  kind: 'email-changed',
  subject: 'Ihre E-Mail-Adresse für Rebblatt wurde geändert',
  text: `Guten Tag

Das Konto von ${exhibitor.companyName} meldet sich ab jetzt mit der Adresse ${newEmail} an. Die bisherige Adresse ${exhibitor.email} gilt nicht mehr.

Waren Sie das nicht, melden Sie sich bitte sofort bei der Messeleitung.`,
});
