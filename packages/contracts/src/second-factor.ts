import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { day, item, moment, paragraphs } from './primitives.ts';

/** With what a second step can be taken. */
export const factorMethods = ['passkey', 'totp', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** The answer to a right password of an account that has a second factor: there is no session yet. */
export const secondFactorNeeded = z.object({
  second_factor: z.object({ ticket: z.string(), methods: z.array(z.enum(factorMethods)) }),
});
export type SecondFactorNeeded = z.output<typeof secondFactorNeeded>;

/** A code of the app, or a recovery code, with blanks and hyphens as people type them. */
const code = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]+/g, '').toLowerCase())
  .pipe(z.string().min(1).min(6));

/** The second step of a sign-in. */
export const secondStep = z.object({ ticket: z.string().min(1).max(200), code });

/** `POST account/totp`: the password of the account, compared as it is typed. */
export const totpBegin = z.object({ password: z.string().min(1).max(400) });
export const totpBegun = item(z.object({ secret: z.string(), otpauth_url: z.string() }));
export const totpConfirm = z.object({ code });

/** Codes that are shown once. */
export const recoveryCodes = item(z.object({ recovery_codes: z.array(z.string()) }));

/** `POST account/proof`: one of the two shows again who it is. */
export const accountProof = z
  .object({ password: z.string().max(400).optional(), code: code.optional() })
  .refine((form) => Boolean(form.password) || form.code !== undefined, {
    path: ['password'],
    message: 'validation.required',
    when: onceRight('password', 'code'),
  });
export const proven = item(z.object({ until: moment }));

/** What an account has as its second factor. */
export const secondFactorItem = z.object({
  totp: z.object({ since: moment }).nullable(),
  passkeys: z.array(z.object({ id: z.int(), name: z.string(), since: moment, last_used: moment.nullable() })),
  recovery_codes_left: z.int(),
  /** Whether the account must have one today, and from when on. */
  required: z.boolean(),
  required_from: day.nullable(),
});
export type SecondFactorItem = z.output<typeof secondFactorItem>;

/** From which day on administrators must have a second factor; null is never. */
export const secondFactorRule = z.object({ administrators_from: day.nullable() });

/** `POST account/{id}/reset-second-factor`: the reason is mailed to the owner and stays in the history. */
export const factorReset = z.object({ reason: paragraphs(1, 500) });
