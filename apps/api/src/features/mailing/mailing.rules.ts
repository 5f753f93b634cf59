import type { ReaderFacts } from '@rebblatt/contracts';
import type { Recipient } from '../../mail/letter.ts';

/** An exhibitor who can receive mails, with what a message can say of them. */
export interface MailedExhibitor extends Recipient {
  companyName: string;
  contactPerson: string | null;
  /** Their stands in the catalogue that the message is about. */
  stands: string[];
  /** Until their last day in it; null without a catalogue. */
  daysLeft: number | null;
}

/** What a message says of an exhibitor, under the names of the wire. */
export const factsOf = (row: MailedExhibitor): ReaderFacts => ({
  company_name: row.companyName,
  contact_person: row.contactPerson,
  stands: row.stands,
  days_left: row.daysLeft,
});
