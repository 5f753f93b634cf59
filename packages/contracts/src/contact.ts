import { z } from 'zod';
import { languages } from './language.ts';
import { mailTopics } from './mail-kind.ts';
import { email, id, line, moment, shownEmail, version } from './primitives.ts';

/**
 * What a contact may do for their company: everything that it may itself; fill its pages and upload, but neither order nor
 * release; or only read.
 */
export const contactRights = ['everything', 'fill', 'read'] as const;
export type ContactRight = (typeof contactRights)[number];

/** More people than any company of a fair has. */
export const MAX_CONTACTS = 20;

const fields = { name: line(1, 120), may: z.enum(contactRights) };

/** Which mails to the company they get as well, each once. */
const mails = z
  .array(z.enum(mailTopics))
  .max(mailTopics.length)
  .transform((topics) => mailTopics.filter((topic) => topics.includes(topic)));

/** `GET contact`: an exhibitor's own; administrators say of whom. */
export const contactList = z.object({ exhibitor_id: id.optional() });

/** `POST contact`: adds one and invites them. Administrators say of which company. */
export const contactCreate = z.object({
  ...fields,
  mails: mails.default([...mailTopics]),
  email,
  language: z.enum(languages).nullish(),
  exhibitor_id: id.optional(),
});
export type ContactCreate = z.output<typeof contactCreate>;

/** `PUT contact/{id}`: the address is part of their sign-in and stays; the mails do where they are not said. */
export const contactUpdate = z.object({ ...fields, mails: mails.optional(), version });
export type ContactUpdate = z.output<typeof contactUpdate>;

/** A person of a company with a sign-in of their own. */
export const contactItem = z.object({
  id: z.int(),
  exhibitor_id: z.int(),
  name: z.string().nullable(),
  email: shownEmail,
  may: z.enum(contactRights),
  mails: z.array(z.enum(mailTopics)),
  /** `invited` has no password yet. */
  state: z.enum(['invited', 'active', 'closed']),
  last_sign_in: moment.nullable(),
  version: z.int(),
});
export type ContactItem = z.output<typeof contactItem>;
