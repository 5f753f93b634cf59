import { z } from 'zod';
import { flag, item, moment, pathId } from './primitives.ts';

/** Where the address of a sign-in lies, as far as the address itself says it. */
export const signInPlaces = ['this-computer', 'local-network', 'internet'] as const;
export type SignInPlace = (typeof signInPlaces)[number];

/** One open session of an account. Device and browser are names, such as «iPhone» and «Firefox»; null where the browser does not say. */
export const sessionItem = z.object({
  id: z.string(),
  /** Whether it is the session that asks. */
  current: flag,
  device: z.string().nullable(),
  browser: z.string().nullable(),
  address: z.string().nullable(),
  place: z.enum(signInPlaces).nullable(),
  since: moment,
  last_seen: moment,
  /** The company for which an administrator works in it. */
  on_behalf_of: z.string().nullable(),
});
export type SessionItem = z.output<typeof sessionItem>;

export const sessionsReply = item(z.array(sessionItem));

/** Any text is accepted as the id of a session in the path; one that is none is not found. */
export const bySession = z.object({ id: z.string() });
export const bySessionOf = z.object({ id: pathId, session: z.string() });

export const sessionEnded = item(z.object({ id: z.string() }));
export const sessionsEnded = item(z.object({ ended: z.int() }));
