import { z } from 'zod';
import { languages } from './language.ts';
import { flagFilter, listQuery, numberFilter, textFilter } from './list.ts';
import { idList } from './list-field.ts';
import { mentionedNames } from './names.ts';
import {
  notProven,
  notRepeated,
  oldPassword,
  passwordChange,
  passwordSet,
  provesOwner,
  repeatsPassword,
} from './new-password.ts';
import { email, flag, id, listOrNearest, moment, shownEmail, version } from './primitives.ts';
import { companyProfile, contactPerson } from './session.ts';

/** A stored picture as a part of an item; the resource's thumbnail and download calls return its bytes. */
export const storedPicture = z.object({
  id: z.int(),
  name: z.string(),
  extension: z.string(),
  mime_type: z.string(),
});

/**
 * The state of an account: active, registered but not yet activated, without a password until its owner follows an
 * invitation, or closed after it was active.
 */
export const accountStates = ['active', 'waiting', 'invited', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

/** What became of an invitation: sent, opened by a person, accepted with a password, or over. */
export const invitationState = z.object({
  sent_at: moment,
  expires_at: moment,
  opened_at: moment.nullable(),
  accepted_at: moment.nullable(),
});

/** A mail that did not arrive, with one of the `mailFaults` or the last answer of the mail server. */
const mailBounce = z.object({ at: moment, error: z.string() });

/** An exhibitor: account and profile under one id. */
export const exhibitorItem = z.object({
  id: z.int(),
  email: shownEmail,
  /** The language of their mails; null until somebody has chosen one, which is German. */
  language: z.enum(languages).nullable(),
  company_name: z.string(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  website: z.string().nullable(),
  zip_code: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whom to ask for. */
  contact_person: z.string().nullable(),
  description: z.string().nullable(),
  active: flag,
  account: z.enum(accountStates),
  /** What became of the newest invitation; null when none was sent. */
  invitation: invitationState.nullable(),
  /** Why the newest mail to the address did not arrive, and since when; null when it did. */
  bounce: mailBounce.nullable(),
  /** When the exhibitor last signed in; an administrator working on the exhibitor's behalf does not count. */
  last_sign_in: moment.nullable(),
  web_logo: storedPicture.nullable(),
  /** Ids of the catalogues the exhibitor belongs to, the newest first. */
  catalogs: z.array(z.int()),
  /** Names of the stands the exhibitor has in the catalogue that is listed, otherwise in the newest with stands. */
  stands: z.array(z.string()),
  /** Ids of the regions the exhibitor's wines come from. */
  regions: z.array(z.int()),
  /** The earliest day on which an open note says to ask again; only in the organiser's lists. */
  follow_up_on: z.string().nullable().optional(),
  version: z.int(),
});
export type ExhibitorItem = z.output<typeof exhibitorItem>;

const mailLanguage = z.enum(languages).nullish();

/** The organiser's settings for an exhibitor: whole lists, each replaces the previous one. */
const organiserFields = {
  active: flag.optional(),
  catalogs: idList(200).optional(),
  regions: idList(500).optional(),
};

/**
 * The profile form; absent fields are not changed. Exhibitors change their own record, administrators any:
 * only they set `active`, `catalogs` and `regions`. A new password or e-mail of one's own account needs
 * `oldPassword`. Sent as JSON or, with a picture in `web_logo`, as a multipart form; `approved`, `ready` and
 * `id` from older clients are ignored.
 */
export const exhibitorUpdate = z
  .object({
    ...companyProfile,
    ...organiserFields,
    company_name: companyProfile.company_name.optional(),
    contact_person: contactPerson,
    language: mailLanguage,
    email: email.optional(),
    ...passwordChange,
    oldPassword,
    version,
  })
  .refine(repeatsPassword, notRepeated);
export type ExhibitorUpdate = z.output<typeof exhibitorUpdate>;

/**
 * The same as owners fill it for themselves: a new password or another address needs the current password.
 * @param address the address of the account
 */
export const ownExhibitorUpdate = (address: string) =>
  exhibitorUpdate.refine((form) => provesOwner(form, address), notProven);

/** A new exhibitor with an account; inactive unless `active` is 1. */
export const exhibitorCreate = z
  .object({
    ...companyProfile,
    ...organiserFields,
    contact_person: contactPerson,
    language: mailLanguage,
    email,
    ...passwordSet,
  })
  .refine(repeatsPassword, notRepeated);
export type ExhibitorCreate = z.output<typeof exhibitorCreate>;

/** A company as a list of companies says it: without a password, because its owner is invited to set one. */
export const exhibitorListed = z.object({
  ...companyProfile,
  contact_person: contactPerson,
  email,
  language: mailLanguage,
  catalogs: organiserFields.catalogs,
  regions: organiserFields.regions,
});
export type ExhibitorListed = z.output<typeof exhibitorListed>;

export const exhibitorList = listQuery({
  filters: {
    email: textFilter,
    company_name: textFilter,
    city: textFilter,
    active: flagFilter,
    account: z.enum(accountStates),
    catalog_name: textFilter,
    catalog_id: numberFilter,
    region_id: numberFilter,
    /** Those who have not begun their part of this catalogue. */
    not_begun: numberFilter,
    /** Those of whom an open note says to ask again today or earlier. */
    follow_up: flagFilter,
  },
  sortable: ['company_name', 'email', 'city', 'active', 'account', 'last_sign_in', 'follow_up_on', 'id'],
  custom: {},
});
export type ExhibitorListQuery = z.output<typeof exhibitorList>;

export const exhibitorsFound = listOrNearest(exhibitorItem);

/** An option of a picker. */
export const exhibitorOption = z.object({ id: z.int(), email: shownEmail, company_name: z.string() });
export type ExhibitorOption = z.output<typeof exhibitorOption>;

/** `POST exhibitor/get-regions`: all regions, and with an id those of that exhibitor. */
export const exhibitorRegionsQuery = z.object({ id: id.optional() });
export const exhibitorRegions = z.object({
  countries: z.array(z.object({ id: z.int(), name: z.string(), ...mentionedNames })),
  regions: z.array(z.object({ id: z.int(), name: z.string(), ...mentionedNames, country_id: z.int() })),
  usersSelectedRegions: z.array(z.int()).optional(),
});

export const catalogOption = z.object({ id: z.int(), name: z.string() });

/**
 * `POST exhibitor/get-catalogs`: all catalogues, the newest first, and with an id those of that exhibitor.
 */
export const exhibitorCatalogs = z.object({
  catalogs: z.array(catalogOption),
  userCatalogs: z.array(z.int()).optional(),
});

/** `POST exhibitor/activate`: accounts to open, which get the mail about it; those that are open already are passed over. */
export const activateExhibitors = z.object({ ids: idList(500) });

/** How many accounts were opened, and how many were open already. */
export const activatedExhibitors = z.object({
  data: z.object({ activated: z.int().min(0), skipped: z.int().min(0) }),
});

/** `POST exhibitor/assign-catalog`: adds exhibitors to a catalogue, besides those already in it. */
export const assignCatalog = z.object({ catalog_id: id, exhibitor_ids: idList(5000) });

/** The part of it that the dialog's form contains. */
export const assignCatalogForm = assignCatalog.pick({ catalog_id: true });

/** How many exhibitors were added, without those already in the catalogue. */
export const assignedCatalog = z.object({ data: z.object({ added: z.int().min(0) }) });

/** `POST exhibitor/password-reset/{id}`: a new password for an exhibitor who supplies the old one. */
export const exhibitorPasswordReset = z
  .object({
    oldPassword: z.string().min(1).max(400),
    ...passwordSet,
  })
  .refine(repeatsPassword, notRepeated);
export type ExhibitorPasswordReset = z.output<typeof exhibitorPasswordReset>;
