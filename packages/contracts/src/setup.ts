import { z } from 'zod';
import { moment, shownEmail } from './primitives.ts';

/** What an installation needs before its first fair, in the order in which it is asked for; nothing of it is compulsory. */
export const setupSteps = [
  'fair',
  'mail',
  'base-data',
  'ships-and-decks',
  'stands',
  'page-titles',
  'services',
  'catalog',
  'exhibitors',
  'invitations',
] as const;
export type SetupStep = (typeof setupSteps)[number];

const trial = z.object({
  /** To whom the last trial mail went, and when it was asked for. */
  recipient: shownEmail,
  at: moment,
  state: z.enum(['queued', 'sent', 'failed']),
  /** What the mail server said, where it refused. */
  error: z.string().nullable(),
});

/** `GET setup`: how far the installation is. */
export const setup = z.object({
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      done: z.boolean(),
      /** How many of them there are, for a step that is about a list. */
      count: z.int().min(0).nullable(),
    }),
  ),
  mail: z.object({
    /** The sender that is set where the product runs. */
    from: z.string(),
    /** Where replies go; null until the fair has an address. */
    reply_to: shownEmail.nullable(),
    /** Whether mails go to a server; otherwise each is a file in a folder. */
    delivered: z.boolean(),
    /** Whether the links in mails lead to an address that others can reach, too. */
    links_reach: z.boolean(),
    trial: trial.nullable(),
  }),
  /** Whether the organiser has put the list away. */
  hidden: z.boolean(),
});
export type Setup = z.output<typeof setup>;

/** `PUT setup`. */
export const setupForm = z.object({ hidden: z.boolean() });
