import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

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
