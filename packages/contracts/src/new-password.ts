import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { password, passwordAgain } from './session.ts';

/** An empty password field of a form means no change. */
const entered = <T extends z.ZodType>(schema: T) =>
  z.preprocess((input: string | null | undefined) => input || undefined, schema.optional());

/** The fields in which a password may be changed; empty ones mean no change. */
export const passwordChange = {
  password: entered(password),
  passwordRepeat: entered(passwordAgain),
};

/** The current password, which proves the identity of the owner. */
export const oldPassword = entered(z.string().max(400));

interface Proven {
  password?: string | undefined;
  oldPassword?: string | undefined;
}

/** Whether a new password comes with the current one: for every form in which owners change theirs. */
export const provesOwner = (form: Proven): boolean =>
  form.password === undefined || form.oldPassword !== undefined;

/** The error when it does not. */
export const notProven = {
  path: ['oldPassword'],
  message: 'validation.required',
  when: onceRight('password', 'oldPassword'),
};

/** The fields of a password that has to be set. */
export const passwordSet = { password, passwordRepeat: passwordAgain };

interface Pair {
  password?: string | undefined;
  passwordRepeat?: string | undefined;
}

/** Whether the repetition equals the password: for every form with both. */
export const repeatsPassword = (form: Pair): boolean =>
  form.password === undefined || form.password === form.passwordRepeat;

/** The error when it does not. */
export const notRepeated = {
  path: ['passwordRepeat'],
  message: 'validation.confirmed',
  when: onceRight('password', 'passwordRepeat'),
};
