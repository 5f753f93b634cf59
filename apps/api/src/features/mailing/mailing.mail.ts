import { letterTo, type MailingLetters } from '@rebblatt/contracts';
import type { MailOrder } from '../../mail/queue.ts';
import { factsOf, type MailedExhibitor } from './mailing.rules.ts';

/**
 * A message of the organiser to one exhibitor.
 * @param catalogName whose exhibitors it goes to; null for the fair's
 */
export function mailingMail(
  exhibitor: MailedExhibitor,
  letters: MailingLetters,
  { catalogName, replyTo }: { catalogName: string | null; replyTo: string },
): MailOrder {
  const language = exhibitor.language ?? 'de';
  const facts = { ...factsOf(exhibitor), language };
  return {
    kind: 'mailing',
    recipient: exhibitor.email,
    userId: exhibitor.id,
    language,
    ...letterTo(facts, letters, catalogName),
    writtenTo: (person) => letterTo({ ...facts, contact_person: person }, letters, catalogName),
    replyTo,
  };
}
