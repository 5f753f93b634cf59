import { z } from 'zod';
import type { ReadClaims } from '../../lib/tokens.ts';
import { isOwnChannel, isPresence, mayJoin } from '../channel.ts';
import type { LiveSession } from '../hub.ts';
import type { Member } from '../presence.ts';
import type { Connection } from './connection.ts';
import { jsonIn, type Subscription } from './frames.ts';
import { channelAuth, type LiveApp, sameSecret } from './signature.ts';

/** The dependencies for joining a channel. */
export interface JoinTools {
  app: LiveApp;
  /** The session that was allowed to join this channel with this socket. */
  findGrant: (socketId: string, channel: string) => Promise<ReadClaims | null>;
  /** The session as it is now; null when it has ended. */
  sessionOf: (claims: ReadClaims, ip: string) => Promise<LiveSession | null>;
}

/** Limits of the Pusher protocol for who is in a presence channel. */
const USER_ID_MAX = 128;
const USER_INFO_MAX_BYTES = 1024;

const channelData = z.object({
  user_id: z.union([z.string().min(1).max(USER_ID_MAX), z.int().transform(String)]),
  user_info: z.unknown().optional(),
});

/** The user that a back end has signed; null when it is not as the protocol says, or too long. */
function memberIn(text: string): Member | null {
  const parsed = channelData.safeParse(jsonIn(Buffer.from(text)));
  if (!parsed.success) return null;
  const { user_id: userId, user_info: info = {} } = parsed.data;
  const userInfo = JSON.stringify(info);
  return Buffer.byteLength(userInfo) <= USER_INFO_MAX_BYTES ? { userId, userInfo } : null;
}

/** With what a client joins: the session that was allowed to, and in a presence channel its user. */
export interface Admission {
  session: LiveSession | null;
  member: Member | null;
}

/**
 * Whether a client may join a channel. One of this product is for its own sessions alone, whoever signed; any other
 * private or presence channel for whom a back end signed that has the secret.
 */
export async function whoJoins(
  { app, findGrant, sessionOf }: JoinTools,
  { id, ip }: Connection,
  asked: Subscription,
): Promise<'refused' | Admission> {
  const { channel, auth } = asked;
  const presence = isPresence(channel);
  if (!presence && !channel.startsWith('private-')) return { session: null, member: null };
  const signedData = presence ? asked.channelData : undefined;
  if (auth === undefined || !sameSecret(auth, channelAuth(app, id, channel, signedData))) return 'refused';
  const member = signedData === undefined ? null : memberIn(signedData);
  if (presence && !member) return 'refused';
  const claims = await findGrant(id, channel);
  const session = claims && (await sessionOf(claims, ip));
  if (session) return mayJoin(session.actor, channel) ? { session, member } : 'refused';
  return claims === null && !isOwnChannel(channel) ? { session: null, member } : 'refused';
}
