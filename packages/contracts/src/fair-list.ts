import { z } from 'zod';
import { languages } from './language.ts';
import { shownNames } from './names.ts';
import { shownEmail } from './primitives.ts';
import { requestStates } from './request-state.ts';

/** How far the order is that a row is about: a rejected one is on no list. */
const orderState = z.enum([requestStates.sent, requestStates.accepted]);

/** What one company ordered of one service. */
export const orderedService = z.object({
  service_id: z.int(),
  name: z.string(),
  ...shownNames,
  amount: z.int().min(1),
  exhibitor_id: z.int(),
  company_name: z.string(),
  phone: z.string().nullable(),
  /** The names of the company's stands in this catalogue. */
  stands: z.array(z.string()),
  state: orderState,
});
export type OrderedService = z.output<typeof orderedService>;

/** A company of a catalogue: one that belongs to it, or whose order waits for a decision. */
export const fairAddress = z.object({
  id: z.int(),
  company_name: z.string(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  zip_code: z.string().nullable(),
  city: z.string().nullable(),
  contact_person: z.string().nullable(),
  phone: z.string().nullable(),
  email: shownEmail,
  website: z.string().nullable(),
  /** The language of its mails; null for German, because nobody has chosen one. */
  language: z.enum(languages).nullable(),
  stands: z.array(z.string()),
  state: orderState,
});
export type FairAddress = z.output<typeof fairAddress>;

/** A stand of the fair and who is there. */
export const fairStand = z.object({
  id: z.int(),
  stand: z.string(),
  /** Ship and deck in walking order; null for a stand that is on none. */
  ship: z.string().nullable(),
  deck: z.string().nullable(),
  description: z.string().nullable(),
  /** Whose it is, or to whom it is proposed as long as the order waits. */
  company: z
    .object({
      id: z.int(),
      company_name: z.string(),
      contact_person: z.string().nullable(),
      phone: z.string().nullable(),
      city: z.string().nullable(),
    })
    .nullable(),
  standing: z.enum(['free', 'waiting', 'taken']),
});
export type FairStand = z.output<typeof fairStand>;
