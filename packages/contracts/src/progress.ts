import { z } from 'zod';
import { accountStates, invitationState } from './exhibitor.ts';
import { pageStandings } from './page-standing.ts';
import { pageTypes } from './page-type.ts';
import { moment } from './primitives.ts';
import { reminderTopics } from './reminder-topic.ts';
import { requestState } from './request.ts';

/** How far an exhibitor's logo is: `unusable` are those with errors or rejected, `waiting` those to check or approve. */
export const logoProgress = ['approved', 'waiting', 'unusable', 'missing'] as const;
export type LogoProgress = (typeof logoProgress)[number];

/** One exhibitor on the way into a catalogue. */
export const progressRow = z.object({
  id: z.int(),
  company_name: z.string(),
  /** When the exhibitor last signed in; an administrator on behalf of the exhibitor does not count. */
  last_sign_in: moment.nullable(),
  account: z.enum(accountStates),
  /** What became of the newest invitation; null when none was sent. */
  invitation: invitationState.nullable(),
  /** Null when none was sent. */
  request: requestState.nullable(),
  stands: z.int(),
  /** The numbers of their stands. */
  stand_names: z.array(z.string()),
  /** How many stands were ordered; null without a request. */
  stands_ordered: z.int().nullable(),
  logo: z.enum(logoProgress),
  /** The exhibitor's own last day, where it is later than the end of the catalogue; YYYY-MM-DD. */
  later_until: z.string().nullable(),
  /** What the exhibitor still has to do, as a reminder would say it; nothing without an account that can sign in. */
  open: z.array(z.enum(reminderTopics)),
  /** Those of them of which the exhibitor was not reminded within a day. */
  due: z.array(z.enum(reminderTopics)),
  /** When the exhibitor was last reminded in this catalogue. */
  reminded_at: moment.nullable(),
  /** The exhibitor's pages in the order of the catalogue. */
  pages: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      page_type: z.literal(pageTypes),
      standing: z.enum(pageStandings),
    }),
  ),
});
export type ProgressRow = z.output<typeof progressRow>;
