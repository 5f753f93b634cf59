import { z } from 'zod';
import { languages } from './language.ts';
import { listQuery, textFilter } from './list.ts';
import { mailKinds, mailStates } from './mail-kind.ts';
import { moment, shownEmail } from './primitives.ts';

/** A mail of the product, as in the administrators' lists: without its text. */
export const mailItem = z.object({
  id: z.int(),
  /** What it is about: one of the `mailKinds`, or a kind stored by an older version. */
  kind: z.string(),
  recipient: shownEmail,
  user_id: z.int().nullable(),
  /** The receiving exhibitor; null for administrators. */
  company_name: z.string().nullable(),
  language: z.enum(languages),
  subject: z.string(),
  state: z.enum(mailStates),
  /** One of the `mailFaults`, or the last reply of the mail server, verbatim. */
  error: z.string().nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
});
export type MailItem = z.output<typeof mailItem>;

/** One mail with its text; null if it contains the key to an account. */
export const mailDetail = mailItem.extend({
  text: z.string().nullable(),
  /** The Reply-To address; null for the sender's own. */
  reply_to: z.string().nullable(),
});
export type MailDetail = z.output<typeof mailDetail>;

export const mailList = listQuery({
  filters: {
    kind: z.enum(mailKinds),
    recipient: textFilter,
    company_name: textFilter,
    subject: textFilter,
    state: z.enum(mailStates),
  },
  sortable: ['id', 'kind', 'recipient', 'company_name', 'subject', 'state', 'created_at', 'sent_at'],
  custom: {},
});
export type MailListQuery = z.output<typeof mailList>;
