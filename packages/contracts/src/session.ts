import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { contactRights } from './contact.ts';
import { languages } from './language.ts';
import { email, flag, id, line, optionalLine, optionalParagraphs, shownEmail } from './primitives.ts';
import { roles } from './role.ts';

/** bcrypt reads no more than 72 bytes; a longer password would be truncated silently. */
export const MAX_PASSWORD_BYTES = 72;

/**
 * A password in the one form in which it is hashed: what is typed as one letter on a phone may be two on a computer (NFC).
 * Its length counts in this form.
 */
const oneForm = z.string().transform((value) => value.normalize('NFC'));

/** A password to be set: 6 characters to 72 bytes, any characters. Not trimmed. */
export const password = oneForm.pipe(
  z
    .string()
    .min(1)
    .min(6)
    .refine((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, {
      message: 'validation.max-bytes',
      params: { max: MAX_PASSWORD_BYTES },
    }),
);

/** The repetition of a password to be set. */
export const passwordAgain = oneForm.pipe(z.string().min(1).max(400));

/** A password to be compared: limited in length, otherwise unchanged, since old ones were hashed as they were sent. */
const enteredPassword = z.string().min(1).min(6).max(400);

/** The language of the caller's screen; mails to the account are written in the last one sent. */
export const screenLanguage = z.enum(languages).optional();

export const login = z.object({
  email,
  password: enteredPassword,
  /** Chosen by the user in this browser: the account's from now on. */
  language: screenLanguage,
  /** What the browser asks for: the account's if it has none yet. */
  browser_language: screenLanguage,
});

/** `GET /api/user` with a language when the user has switched to it. */
export const sessionQuery = z.object({ language: screenLanguage });

/** Digits with optional blanks, hyphens, slashes, brackets and a leading +. */
export const phone = optionalLine(40).refine(
  (value) => value === null || /^\+?[\d\s()/.-]+$/.test(value),
  'validation.numeric',
);
/** 12, 12a, 12bis, 12 ter, 12 bis A, 12.1, and two of them as 12–14, 12/14, 12a–c or 12+14. */
const oneNumber = '\\d+(\\.\\d+)? ?((bis|ter|quater|quinquies)( ?[a-z])?|[a-z])?';
const houseNumberForm = new RegExp(`^${oneNumber}( ?[-–/+] ?(${oneNumber}|bis|ter|quater|[a-z]))?$`, 'i');
const houseNumber = optionalLine(20).refine(
  (value) => value === null || houseNumberForm.test(value),
  'validation.house-number',
);
const digitsOnly = (max: number) =>
  optionalLine(max).refine((value) => value === null || /^\d+$/.test(value), 'validation.numeric');

/** The profile of a company, shared by registration and the profile form. */
export const companyProfile = {
  company_name: line(1, 120),
  street: optionalLine(120).optional(),
  number: houseNumber.optional(),
  /** Printed as written; nothing turns it into a link. */
  website: optionalLine(200).optional(),
  zip_code: digitsOnly(10).optional(),
  city: optionalLine(120).optional(),
  phone: phone.optional(),
  description: optionalParagraphs(2000).optional(),
};

const isConfirmed = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation;
const notConfirmed = {
  path: ['password_confirmation'],
  message: 'validation.confirmed',
  when: onceRight('password', 'password_confirmation'),
};

/** Whom to ask for at a company; never printed. */
export const contactPerson = optionalLine(120).optional();

export const register = z
  .object({
    email,
    password,
    password_confirmation: passwordAgain,
    /** The one in which mails are written to the company. */
    language: screenLanguage,
    contact_person: contactPerson,
    ...companyProfile,
  })
  .refine(isConfirmed, notConfirmed);

/** The mail is in the account's language; in this one if the account has none. */
export const forgotPassword = z.object({ email, language: screenLanguage });

export const resetPassword = z
  .object({ email, password, password_confirmation: passwordAgain, token: z.string().min(1).max(200) })
  .refine(isConfirmed, notConfirmed);

export const loginAsExhibitor = z.object({ id, email });

export const sessionUser = z.object({
  id: z.int(),
  email: shownEmail,
  name: z.string().nullable(),
  role: z.enum(roles),
  active: flag,
  company_name: z.string().nullable(),
  /** The language of its screens and mails; null until it has used one. */
  language: z.enum(languages).nullable(),
  /** The administrator of a session that works on an exhibitor's behalf. */
  acting_admin: z.object({ id: z.int(), email: shownEmail }).nullable(),
  /** Who of the company is signed in, when it is one of its contacts. */
  contact: z
    .object({ id: z.int(), name: z.string().nullable(), email: shownEmail, may: z.enum(contactRights) })
    .nullish(),
  /** Whether the account must set up a second factor before anything else. */
  factor_missing: z.boolean().optional(),
});
export type SessionUser = z.output<typeof sessionUser>;

/** A catalogue in a session. */
export const sessionCatalog = z.object({
  id: z.int(),
  name: z.string(),
  catalog_type: z.literal([1, 2]),
  from: z.string(),
  to: z.string(),
  currently_active: flag,
});
export type SessionCatalog = z.output<typeof sessionCatalog>;

/** The exhibitor's request for the active catalogue: null when none was sent. */
export const sessionRequest = z.object({ id: z.int(), accepted: z.literal([0, 1]).nullable() });

/** Session answers are at the top level, without the `data` wrapper. */
export const sessionAnswer = z.object({
  access_token: z.string(),
  role: z.enum(roles),
  user: sessionUser,
  active_catalog: sessionCatalog.nullable(),
  user_catalog_request: sessionRequest.nullable(),
  /** For the organiser: whether the list of first steps is still in the menu. */
  setting_up: z.boolean(),
  error: z.null(),
  message: z.string(),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

/** `GET /api/user`: the same without a token. */
export const sessionCheck = sessionAnswer.omit({ access_token: true });
export type SessionCheck = z.output<typeof sessionCheck>;

/** Responses that only report success; `message` is the key of the text. */
export const done = z.object({ error: z.null(), message: z.string() });
