import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import { RESET_TOKEN_MINUTES } from './password.limits.ts';

/** The link starts with the configured public address, never with a request's Host header. */
export const resetMail = (user: Recipient, publicUrl: string, token: string): MailOrder => {
  const link = `${publicUrl}/reset-password/${token}?email=${encodeURIComponent(user.email)}`;
  return mailTo(user, 'password-reset', {
    de: {
      subject: 'Neues Passwort für Rebblatt',
      paragraphs: [
        `Für Ihr Konto ${user.email} wurde ein neues Passwort verlangt. Über diesen Link setzen Sie es; er gilt ${RESET_TOKEN_MINUTES} Minuten und nur einmal:`,
        link,
        'Haben Sie das nicht selbst verlangt, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    fr: {
      subject: 'Nouveau mot de passe pour Rebblatt',
      paragraphs: [
        `Un nouveau mot de passe a été demandé pour votre compte ${user.email}. Choisissez-le avec ce lien, valable ${RESET_TOKEN_MINUTES} minutes et une seule fois :`,
        link,
        'Si la demande ne vient pas de vous, vous n’avez rien à faire : votre mot de passe reste le même.',
      ],
    },
    en: {
      subject: 'A new password for Rebblatt',
      paragraphs: [
        `A new password was requested for your account ${user.email}. Set it with this link; it works for ${RESET_TOKEN_MINUTES} minutes and only once:`,
        link,
        'If you did not request this, there is nothing to do: your password stays as it is.',
      ],
    },
  });
};

/**
 * Notifies the owner of an account that its password was changed: by them in their profile, where the device they used
 * stays signed in, or by a mailed link.
 */
export const passwordChangedMail = (user: Recipient, by: 'profile' | 'link'): MailOrder =>
  mailTo(user, 'password-changed', {
    de: {
      subject: 'Ihr Passwort für Rebblatt wurde geändert',
      paragraphs: [
        `Das Passwort Ihres Kontos ${user.email} wurde soeben geändert. ${by === 'profile' ? 'Alle anderen' : 'Alle'} Geräte wurden abgemeldet.`,
        'Waren Sie das nicht, melden Sie sich bitte sofort bei der Messeleitung.',
      ],
    },
    fr: {
      subject: 'Votre mot de passe pour Rebblatt a été changé',
      paragraphs: [
        `Le mot de passe de votre compte ${user.email} vient d’être changé. Tous les ${by === 'profile' ? 'autres ' : ''}appareils ont été déconnectés.`,
        'Si ce n’était pas vous, adressez-vous tout de suite à la direction du salon.',
      ],
    },
    en: {
      subject: 'Your password for Rebblatt has been changed',
      paragraphs: [
        `The password of your account ${user.email} has just been changed. All ${by === 'profile' ? 'other ' : ''}devices have been signed out.`,
        'If this was not you, please contact the organiser at once.',
      ],
    },
  });

/** Notifies the owner of an account that somebody else has set its password. */
export const passwordSetMail = (user: Recipient): MailOrder =>
  mailTo(user, 'password-set', {
    de: {
      subject: 'Für Ihr Konto bei Rebblatt wurde ein neues Passwort gesetzt',
      paragraphs: [
        `Die Messeleitung hat für Ihr Konto ${user.email} ein neues Passwort gesetzt. Das bisherige gilt nicht mehr, und alle Geräte wurden abgemeldet.`,
        'Haben Sie das nicht mit der Messeleitung vereinbart, melden Sie sich bitte sofort bei ihr.',
      ],
    },
    fr: {
      subject: 'Un nouveau mot de passe a été défini pour votre compte Rebblatt',
      paragraphs: [
        `La direction du salon a défini un nouveau mot de passe pour votre compte ${user.email}. L’ancien n’est plus valable, et tous les appareils ont été déconnectés.`,
        'Si vous n’en avez pas convenu avec la direction du salon, adressez-vous tout de suite à elle.',
      ],
    },
    en: {
      subject: 'A new password was set for your Rebblatt account',
      paragraphs: [
        `The organiser has set a new password for your account ${user.email}. The old one is no longer valid, and all devices have been signed out.`,
        'If you did not agree on this with the organiser, please contact them at once.',
      ],
    },
  });
