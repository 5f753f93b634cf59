import { z } from 'zod';
import { languages } from './language.ts';
import { MESSAGE_MAX, MESSAGE_MIN, SUBJECT_MAX, SUBJECT_MIN } from './mailing-text.ts';
import { filledLine, id, optionalId, paragraphs, shownEmail } from './primitives.ts';

const chosenCatalog = z
  .preprocess((input: number | string | null | undefined) => input ?? null, optionalId)
  .refine((chosen) => chosen !== null, 'exhibitor.catalog-missing')
  .transform(Number);

/**
 * A message to the exhibitors of a catalogue. Unknown fields are refused: with a misspelt list of recipients the message
 * would go to everyone.
 */
export const mailingForm = z.strictObject({
  catalog_id: chosenCatalog,
  subject: filledLine(SUBJECT_MIN, SUBJECT_MAX),
  text: paragraphs(1, MESSAGE_MAX).pipe(z.string().min(MESSAGE_MIN)),
  /** The recipients shown on the screen; by default everyone in the catalogue whose account is active. */
  exhibitors: z.array(id).min(1).max(10_000).optional(),
});
export type MailingForm = z.output<typeof mailingForm>;

/** The recipients of a message to a catalogue's exhibitors. */
export const mailRecipients = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      company_name: z.string(),
      email: shownEmail,
      /** The language of their mails. */
      language: z.enum(languages),
    }),
  ),
  total: z.int(),
  /** Exhibitors of the catalogue who receive nothing, because their account is closed or not activated. */
  without_account: z.int(),
  /** The sender, as mail programs show it. */
  from: z.string(),
});
export type MailRecipients = z.output<typeof mailRecipients>;

/** How many mails were queued. */
export const mailsQueued = z.object({ error: z.null(), message: z.string(), count: z.int() });
