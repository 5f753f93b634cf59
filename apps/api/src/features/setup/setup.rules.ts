import type { SetupStep } from '@rebblatt/contracts';
import { setupSteps } from '@rebblatt/contracts';

/** What an installation has, as far as the first steps ask. */
export interface SetupFacts {
  /** Whether the fair has a name and somebody to ask. */
  fair: boolean;
  hidden: boolean;
  fairName: string | null;
  replyTo: string | null;
  /** The address that mails come from, where the organiser has set one. */
  sender: string | null;
  /** Whether any mail has ever left. */
  mailSent: boolean;
  regions: number;
  grapes: number;
  types: number;
  sizes: number;
  ships: number;
  decks: number;
  stands: number;
  titles: number;
  services: number;
  catalogs: number;
  exhibitors: number;
  /** Companies that have been invited, and those without a password that have not. */
  invited: number;
  toInvite: number;
}

type Judged = { done: boolean; count: number | null };

const counted = (count: number): Judged => ({ done: count > 0, count });

const judgements: Record<SetupStep, (facts: SetupFacts) => Judged> = {
  fair: ({ fair }) => ({ done: fair, count: null }),
  mail: ({ mailSent }) => ({ done: mailSent, count: null }),
  // Without any of these no wine can be entered.
  'base-data': ({ regions, grapes, types, sizes }) => ({
    done: regions > 0 && grapes > 0 && types > 0 && sizes > 0,
    count: null,
  }),
  'ships-and-decks': ({ ships, decks }) => ({ done: ships > 0 && decks > 0, count: ships }),
  stands: ({ stands }) => counted(stands),
  'page-titles': ({ titles }) => counted(titles),
  services: ({ services }) => counted(services),
  catalog: ({ catalogs }) => counted(catalogs),
  exhibitors: ({ exhibitors }) => counted(exhibitors),
  // Nobody waits to be invited; those who registered by themselves need no invitation.
  invitations: ({ exhibitors, invited, toInvite }) => ({
    done: exhibitors > 0 && toInvite === 0,
    count: invited,
  }),
};

/** Every step with its state. */
export const stepsOf = (facts: SetupFacts) =>
  setupSteps.map((step) => ({ step, ...judgements[step](facts) }));

export const isAllDone = (facts: SetupFacts): boolean => stepsOf(facts).every(({ done }) => done);
