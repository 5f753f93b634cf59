import { z } from 'zod';
import { languages } from './language.ts';
import { listQuery, textFilter } from './list.ts';
import { mailKinds, mailStates } from './mail-kind.ts';
import { moment } from './primitives.ts';

/** A mail of the product, as lists of administrators show it: without its text. */
export const mailItem = z.object({
  id: z.int(),
  /** What it is about: one of the `mailKinds`, or what an older version wrote. */
  kind: z.string(),
  recipient: z.string(),
  user_id: z.int().nullable(),
  /** The exhibitor it went to; null for administrators. */
  company_name: z.string().nullable(),
  language: z.enum(languages),
  subject: z.string(),
  state: z.enum(mailStates),
  /** What the mail server answered last, in its own words. */
  error: z.string().nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
});
export type MailItem = z.output<typeof mailItem>;

/** One mail with its text; null where it holds the key to somebody's account. */
export const mailDetail = mailItem.extend({
  text: z.string().nullable(),
  /** Who gets the answer; null for the sender. */
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
