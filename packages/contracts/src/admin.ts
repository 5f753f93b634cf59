import { z } from 'zod';
import { languages } from './language.ts';
import { flagFilter, listQuery, textFilter } from './list.ts';
import {
  notProven,
  notRepeated,
  oldPassword,
  passwordChange,
  passwordSet,
  provesOwner,
  repeatsPassword,
} from './new-password.ts';
import { email, flag, moment, optionalLine, shownEmail, version } from './primitives.ts';
import { administrators } from './role.ts';

const role = z.enum(administrators);
const name = optionalLine(120);

/** An administrator's account. */
export const adminItem = z.object({
  id: z.int(),
  email: shownEmail,
  name: z.string().nullable(),
  role,
  active: flag,
  last_sign_in: moment.nullable(),
  version: z.int(),
});
export type AdminItem = z.output<typeof adminItem>;

/** A new administrator. */
export const adminCreate = z
  .object({
    email,
    name: name.optional(),
    role: role.default('ADMIN'),
    active: flag.default(1),
    ...passwordSet,
  })
  .refine(repeatsPassword, notRepeated);
export type AdminCreate = z.output<typeof adminCreate>;

/** Changes to an administrator; absent fields are not changed. */
export const adminUpdate = z
  .object({
    email: email.optional(),
    name: name.optional(),
    role: role.optional(),
    active: flag.optional(),
    ...passwordChange,
    version,
  })
  .refine(repeatsPassword, notRepeated);
export type AdminUpdate = z.output<typeof adminUpdate>;

export const adminList = listQuery({
  filters: { email: textFilter, name: textFilter, role, active: flagFilter },
  sortable: ['email', 'name', 'role', 'active', 'last_sign_in', 'id'],
  custom: {},
});
export type AdminListQuery = z.output<typeof adminList>;

/** The caller's own account, if an administrator's. */
export const accountItem = z.object({
  id: z.int(),
  email: shownEmail,
  name: z.string().nullable(),
  role,
  /** The language of screen and mails; null until the account has used one. */
  language: z.enum(languages).nullable(),
  version: z.int(),
});
export type AccountItem = z.output<typeof accountItem>;

/** Changes to one's own account; a new password needs the old one. */
export const accountUpdate = z
  .object({
    name: name.optional(),
    language: z.enum(languages).optional(),
    oldPassword,
    ...passwordChange,
    version,
  })
  .refine(repeatsPassword, notRepeated)
  .refine((form) => provesOwner(form), notProven);
export type AccountUpdate = z.output<typeof accountUpdate>;
