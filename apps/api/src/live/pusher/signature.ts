import { createHmac, timingSafeEqual } from 'node:crypto';

/** The application that clients and other back ends name; there is one. */
export interface LiveApp {
  id: string;
  key: string;
  secret: string;
}

/**
 * The application of this installation. Without `LIVE_SECRET` the secret is derived from the signing secret: all nodes
 * have the same one, and no other back end can know it.
 */
export function liveAppOf(
  env: { LIVE_APP_ID: string; LIVE_KEY: string; LIVE_SECRET?: string | undefined },
  jwtSecret: string,
): LiveApp {
  const secret = env.LIVE_SECRET ?? createHmac('sha256', jwtSecret).update('live channel').digest('hex');
  return { id: env.LIVE_APP_ID, key: env.LIVE_KEY, secret };
}

/** HMAC-SHA256 in hex, as the Pusher protocol signs everything. */
const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The `auth` with which a socket may join a private channel: `{key}:{signature of socket_id:channel}`. */
export const channelAuth = ({ key, secret }: LiveApp, socketId: string, channel: string): string =>
  `${key}:${signed(secret, `${socketId}:${channel}`)}`;

/** Whether two secrets are equal, in a time that does not depend on where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
