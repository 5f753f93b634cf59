import type { ReadClaims } from '../../lib/tokens.ts';
import { mayJoin, statusOwnerOf } from '../channel.ts';
import type { LiveSession } from '../hub.ts';
import type { Connection } from './connection.ts';
import { channelAuth, type LiveApp, sameSecret } from './signature.ts';

/** The dependencies for joining a channel. */
export interface JoinTools {
  app: LiveApp;
  /** The session that was allowed to join this channel with this socket. */
  findGrant: (socketId: string, channel: string) => Promise<ReadClaims | null>;
  /** The session as it is now; null when it has ended. */
  sessionOf: (claims: ReadClaims, ip: string) => Promise<LiveSession | null>;
}

/** Presence channels are not served, so their names are refused as well. */
const isSigned = (channel: string) => /^(private|presence)-/.test(channel);

/**
 * Whether a client may join a channel: `refused`, or with the session that was allowed to. A channel of this product is
 * for its own sessions alone, whoever signed; any other private one for whom a back end signed that has the secret.
 */
export async function whoJoins(
  { app, findGrant, sessionOf }: JoinTools,
  { id, ip }: Connection,
  channel: string,
  auth: string | undefined,
): Promise<'refused' | LiveSession | null> {
  if (!isSigned(channel)) return null;
  if (channel.startsWith('presence-')) return 'refused';
  if (auth === undefined || !sameSecret(auth, channelAuth(app, id, channel))) return 'refused';
  const claims = await findGrant(id, channel);
  const session = claims && (await sessionOf(claims, ip));
  if (session) return mayJoin(session.actor, channel) ? session : 'refused';
  return claims === null && statusOwnerOf(channel) === null ? null : 'refused';
}
