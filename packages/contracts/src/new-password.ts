import { z } from 'zod';
import { onceRight, unlessMarked } from './across-fields.ts';
import { isOtherAddress } from './email-address.ts';
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
  email?: string | undefined;
  password?: string | undefined;
  oldPassword?: string | undefined;
}

/**
 * Whether a new password or another address comes with the current password: for every form in which owners change theirs.
 * @param stored the address of the account, where the form changes it
 */
export const provesOwner = ({ email, password, oldPassword }: Proven, stored?: string): boolean =>
  oldPassword !== undefined ||
  (password === undefined && (stored === undefined || email === undefined || !isOtherAddress(email, stored)));

/** The error when it does not. */
export const notProven = {
  path: ['oldPassword'],
  message: 'validation.required',
  when: unlessMarked('oldPassword'),
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

const bothRight = onceRight('password', 'passwordRepeat');
const repeatUnmarked = unlessMarked('passwordRepeat');

/** The error when it does not. An empty repetition is told also while the password is wrong by itself. */
export const notRepeated = {
  path: ['passwordRepeat'],
  message: 'validation.confirmed',
  when: (payload: z.core.ParsePayload): boolean =>
    bothRight(payload) || (repeatUnmarked(payload) && (payload.value as Pair).passwordRepeat === undefined),
};
