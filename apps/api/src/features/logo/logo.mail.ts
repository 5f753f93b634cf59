import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** Tells an exhibitor that a logo was approved and can be put on pages. */
export function approvedMail(exhibitor: Recipient, { name }: { name: string }, publicUrl: string): MailOrder {
  const link = `${publicUrl}/exhibitor-page`;
  return mailTo(exhibitor, 'logo-approved', {
    de: {
      subject: 'Ihr Logo ist genehmigt',
      paragraphs: [
        `Die Messeleitung hat Ihr Logo «${name}» genehmigt. Sie können es jetzt auf Ihre Weinseiten setzen:`,
        link,
      ],
    },
    fr: {
      subject: 'Votre logo est approuvé',
      paragraphs: [
        `La direction du salon a approuvé votre logo « ${name} ». Vous pouvez maintenant le placer sur vos pages de vins :`,
        link,
      ],
    },
    en: {
      subject: 'Your logo has been approved',
      paragraphs: [
        `The organiser has approved your logo “${name}”. You can now put it on your wine pages:`,
        link,
      ],
    },
  });
}

/** Tells an exhibitor that a logo was rejected, and why if the organiser wrote it. */
export function rejectedMail(
  exhibitor: Recipient,
  { name, rejection }: { name: string; rejection: string | null },
  publicUrl: string,
): MailOrder {
  const remark = (title: string) => (rejection ? [`${title}\n${rejection}`] : []);
  const link = `${publicUrl}/logo`;
  return mailTo(exhibitor, 'logo-rejected', {
    de: {
      subject: 'Ihr Logo wurde abgelehnt',
      paragraphs: [
        `Ihr Logo «${name}» kann so nicht gedruckt werden. Bitte laden Sie ein anderes hoch.`,
        ...remark('Bemerkung der Messeleitung:'),
        link,
      ],
    },
    fr: {
      subject: 'Votre logo a été refusé',
      paragraphs: [
        `Votre logo « ${name} » ne peut pas être imprimé tel quel. Veuillez en envoyer un autre.`,
        ...remark('Remarque de la direction du salon :'),
        link,
      ],
    },
    en: {
      subject: 'Your logo has been rejected',
      paragraphs: [
        `Your logo “${name}” cannot be printed as it is. Please upload another one.`,
        ...remark('The organiser’s remark:'),
        link,
      ],
    },
  });
}
