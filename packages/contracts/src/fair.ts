import { z } from 'zod';
import { email, optionalLine, optionalParagraphs, shownEmail, version } from './primitives.ts';
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
  /** When somebody can be reached, in the organiser's words, and where they are there in the other languages'. */
  hours: text,
  hours_fr: text,
  hours_en: text,
  /** What stands below the regards of a mail in each language; null for the fair's name and contact. */
  signature: text,
  signature_fr: text,
  signature_en: text,
  /** The address that mails come from; null for the one with which the product was started. */
  sender_email: shownEmail.nullable(),
  /** The picture above its mails and beside its public screens; `stamp` changes with it. */
  logo: z.object({ name: z.string(), stamp: z.string() }).nullable(),
  version: z.int(),
});
export type Fair = z.output<typeof fair>;

const optionalEmail = z
  .preprocess((input) => (input === '' ? null : input), email.nullable())
  .optional()
  .default(null);

const hours = optionalLine(120).optional().default(null);
const signature = optionalParagraphs(500).optional().default(null);

/** `PUT fair`; an absent or empty value is removed. */
export const fairForm = z.object({
  name: optionalLine(80).optional().default(null),
  contact_name: optionalLine(80).optional().default(null),
  phone: phone.optional().default(null),
  email: optionalEmail,
  hours,
  hours_fr: hours,
  hours_en: hours,
  signature,
  signature_fr: signature,
  signature_en: signature,
  sender_email: optionalEmail,
  version,
});

/** `GET fair/logo`: with the stamp, so that a browser never shows an older one. */
export const fairLogoQuery = z.object({ t: z.string().max(80).optional() });
