import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** Notifies the organiser that a webhook was switched off, because its receiver does not answer or wants no more. */
export const webhookOffMail = (user: Recipient, url: string): MailOrder =>
  mailTo(user, 'webhook-off', {
    de: {
      subject: 'Ein Webhook ist ausgeschaltet',
      paragraphs: [
        `Der Webhook an ${url} ist ausgeschaltet: Der Empfänger antwortet seit fünf Tagen nicht mehr, oder er hat mitgeteilt, dass es die Adresse nicht mehr gibt.`,
        'Unter «Webhooks» sehen Sie die letzten Zustellungen. Schalten Sie ihn dort wieder ein, wenn der Empfänger bereit ist.',
      ],
    },
    fr: {
      subject: 'Un webhook est désactivé',
      paragraphs: [
        `Le webhook vers ${url} est désactivé\u202f: le destinataire ne répond plus depuis cinq jours, ou il a indiqué que l’adresse n’existe plus.`,
        'Sous «\u202fWebhooks\u202f», vous voyez les derniers envois. Réactivez-le là quand le destinataire est prêt.',
      ],
    },
    en: {
      subject: 'A webhook has been switched off',
      paragraphs: [
        `The webhook to ${url} has been switched off: the receiver has not answered for five days, or has said that the address no longer exists.`,
        'Under “Webhooks” you see the last deliveries. Switch it on again there when the receiver is ready.',
      ],
    },
  });
