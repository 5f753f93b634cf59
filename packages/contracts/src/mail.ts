import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { moment } from './primitives.ts';

export const mailStates = ['queued', 'sent', 'failed'] as const;

/**
 * A mail of the product, as administrators see it. Its text stays out: it may hold the key to somebody's account.
 */
export const mailItem = z.object({
  id: z.int(),
  /** What it is about: `password-reset`, `page-released`… */
  kind: z.string(),
  recipient: z.string(),
  user_id: z.int().nullable(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** What the mail server answered last, in its own words. */
  error: z.string().nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
});
export type MailItem = z.output<typeof mailItem>;

export const mailList = listQuery({
  filters: { kind: textFilter, recipient: textFilter, subject: textFilter, state: z.enum(mailStates) },
  sortable: ['id', 'kind', 'recipient', 'subject', 'state', 'created_at', 'sent_at'],
  custom: {},
});
export type MailListQuery = z.output<typeof mailList>;
