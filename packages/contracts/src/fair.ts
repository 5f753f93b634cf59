import { z } from 'zod';
import { email, optionalLine, shownEmail, version } from './primitives.ts';
import { phone } from './session.ts';

const text = z.string().nullable();

/**
 * `GET fair`: the name of the fair, and whom its exhibitors reach where a screen or a mail sends them to the organiser. What
 * nobody has filled in is null.
 */
export const fair = z.object({
  name: text,
  contact_name: text,
  phone: text,
  email: shownEmail.nullable(),
  /** When somebody can be reached, in the organiser's words. */
  hours: text,
  version: z.int(),
});
export type Fair = z.output<typeof fair>;

const optionalEmail = z
  .preprocess((input) => (input === '' ? null : input), email.nullable())
  .optional()
  .default(null);

/** `PUT fair`; an absent or empty value is removed. */
export const fairForm = z.object({
  name: optionalLine(80).optional().default(null),
  contact_name: optionalLine(80).optional().default(null),
  phone: phone.optional().default(null),
  email: optionalEmail,
  hours: optionalLine(120).optional().default(null),
  version,
});
