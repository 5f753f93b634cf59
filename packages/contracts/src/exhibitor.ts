import { z } from 'zod';
import { flagFilter, listQuery, textFilter } from './list.ts';
import { email, flag, version } from './primitives.ts';
import { companyProfile, password } from './session.ts';

/** A stored picture as items name it; its bytes come from the resource's thumbnail and download calls. */
export const storedPicture = z.object({
  id: z.int(),
  name: z.string(),
  extension: z.string(),
  mime_type: z.string(),
});

/** An exhibitor: account and profile under one id. */
export const exhibitorItem = z.object({
  id: z.int(),
  email: z.string(),
  company_name: z.string(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  website: z.string().nullable(),
  zip_code: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  active: flag,
  web_logo: storedPicture.nullable(),
  /** Ids of the catalogues the exhibitor belongs to, the newest first. */
  catalogs: z.array(z.int()),
  /** Ids of the regions the exhibitor comes from. */
  regions: z.array(z.int()),
  version: z.int(),
});
export type ExhibitorItem = z.output<typeof exhibitorItem>;

/** Empty password fields of a form mean: leave it. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((input: string | null | undefined) => input || undefined, schema.optional());

/**
 * The profile form; absent fields stay as they are. Exhibitors change their own record, administrators any:
 * only they set `active`. A new password or e-mail of one's own account needs `oldPassword`.
 * Sent as JSON or, with a picture in `web_logo`, as a multipart form.
 */
export const exhibitorUpdate = z
  .object({
    ...companyProfile,
    company_name: companyProfile.company_name.optional(),
    email: email.optional(),
    active: flag.optional(),
    password: given(password),
    passwordRepeat: given(z.string().max(400)),
    oldPassword: given(z.string().max(400)),
    version,
  })
  .refine((form) => form.password === undefined || form.password === form.passwordRepeat, {
    path: ['passwordRepeat'],
    message: 'validation.confirmed',
  });
export type ExhibitorUpdate = z.output<typeof exhibitorUpdate>;

export const exhibitorList = listQuery({
  filters: {
    email: textFilter,
    company_name: textFilter,
    city: textFilter,
    active: flagFilter,
    catalog_name: textFilter,
  },
  sortable: ['company_name', 'email', 'city', 'active', 'id'],
  custom: {},
});
export type ExhibitorListQuery = z.output<typeof exhibitorList>;

/** One line of a picker. */
export const exhibitorOption = z.object({ id: z.int(), email: z.string(), company_name: z.string() });
export type ExhibitorOption = z.output<typeof exhibitorOption>;

/** `POST exhibitor/get-regions`: all regions, and with an id the ones that exhibitor has. */
export const exhibitorRegionsQuery = z.object({ id: z.coerce.number().int().min(1).optional() });
export const exhibitorRegions = z.object({
  countries: z.array(z.object({ id: z.int(), name: z.string() })),
  regions: z.array(z.object({ id: z.int(), name: z.string(), country_id: z.int() })),
  usersSelectedRegions: z.array(z.int()).optional(),
});

export const catalogOption = z.object({ id: z.int(), name: z.string() });
