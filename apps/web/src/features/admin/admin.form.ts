import type { AccountItem, AdminItem } from '@rebblatt/contracts';
import type { Language } from '../../lib/language.ts';

/** Field values of an administrator's account; without one, of a new account. Passwords start empty. */
export function adminValues(item?: AdminItem) {
  return {
    email: item?.email ?? '',
    name: item?.name ?? '',
    role: item?.role ?? ('ADMIN' as const),
    active: item?.active ?? 1,
    password: '',
    passwordRepeat: '',
    version: item?.version,
  };
}

/** The name of an administrator in messages. */
export const adminName = ({ email }: AdminItem): string => email;

/**
 * Field values of the signed-in administrator's own account.
 * @param shown the language of the screen, for an account that has used none yet
 */
export function accountValues(item: AccountItem, shown: Language) {
  return {
    name: item.name ?? '',
    language: item.language ?? shown,
    oldPassword: '',
    password: '',
    passwordRepeat: '',
    version: item.version,
  };
}
