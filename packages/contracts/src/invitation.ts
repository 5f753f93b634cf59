import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { languages } from './language.ts';
import { idList } from './list-field.ts';
import { MESSAGE_MAX } from './mailing-text.ts';
import { day, flag, optionalParagraphs, shownEmail } from './primitives.ts';
import { password, passwordAgain, screenLanguage } from './session.ts';

/** How long an invitation can be accepted, in days, and after how many hours it is sent again without being asked twice. */
export const INVITATION_DAYS = 30;
export const INVITED_LATELY_HOURS = 24;

/**
 * `POST exhibitor/invite`: accounts without a password whose owners are invited by mail. `text` is what the organiser adds,
 * which readers of French and English get in `text_fr` and `text_en` where those are there; those invited within a day are passed over unless `again` is 1.
 */
export const inviteExhibitors = z.object({
  ids: idList(5000),
  text: optionalParagraphs(MESSAGE_MAX).optional(),
  text_fr: optionalParagraphs(MESSAGE_MAX).optional(),
  text_en: optionalParagraphs(MESSAGE_MAX).optional(),
  again: flag.optional(),
});
export type InviteExhibitors = z.output<typeof inviteExhibitors>;

/** The part of it that the dialog's form contains. */
export const inviteExhibitorsForm = inviteExhibitors.pick({
  ...{ text: true, text_fr: true, text_en: true },
  again: true,
});

/** How many were invited, and how many were passed over: invited within a day, not without a password, or gone. */
export const invitedExhibitors = z.object({
  data: z.object({ invited: z.int().min(0), skipped: z.int().min(0) }),
});

/** What the screen of an invitation says. */
export const invitationShown = z.object({
  /** Whether it can be accepted, has been, or is over. */
  state: z.enum(['open', 'accepted', 'expired']),
  email: shownEmail,
  company_name: z.string(),
  /** Who is invited by name; null for the company itself. */
  person: z.string().nullable(),
  language: z.enum(languages).nullable(),
  fair: z.string().nullable(),
  /** The catalogue that is being made and the company's last day in it; null while there is none. */
  catalog: z.object({ name: z.string(), until: day }).nullable(),
  /** Whether the company's order of last time waits there to be confirmed. */
  proposed: flag,
});
export type InvitationShown = z.output<typeof invitationShown>;

export const acceptInvitation = z
  .object({ password, password_confirmation: passwordAgain, language: screenLanguage })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'validation.confirmed',
    when: onceRight('password', 'password_confirmation'),
  });
