import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

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

/**
 * The `auth` with which a socket may join a private channel: `{key}:{signature of socket_id:channel}`.
 * @param channelData who its user is, for a presence channel; it is signed too
 */
export function channelAuth(
  { key, secret }: LiveApp,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const parts = [socketId, channel, ...(channelData === undefined ? [] : [channelData])];
  return `${key}:${signed(secret, parts.join(':'))}`;
}

/** Whether two secrets are equal, in a time that does not depend on where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** How far the clock of another back end may be off, in s; as long a signature is valid. */
const CLOCK_SKEW_S = 600;

/** A call of another back end. */
export interface SignedCall {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: Buffer;
  /** The time here, in s since 1970. */
  now: number;
}

/**
 * Checks the signature of a call: HMAC of method, path and sorted query, which contains the MD5 of the body.
 * https://pusher.com/docs/channels/library_auth_reference/rest-api/#authentication
 * @returns the signature, or null when it is wrong, too old or from the future
 */
export function signatureOf({ key, secret }: LiveApp, call: SignedCall): string | null {
  const { auth_signature: signature, ...rest } = call.query;
  const pairs = Object.entries(rest);
  if (typeof signature !== 'string' || pairs.some(([, value]) => typeof value !== 'string')) return null;
  const sorted = pairs.map(([name, value]) => `${name.toLowerCase()}=${value}`).sort();
  const expected = signed(secret, [call.method, call.path, sorted.join('&')].join('\n'));
  const md5 = createHash('md5').update(call.body).digest('hex');
  const fits =
    sameSecret(signature, expected) &&
    rest.auth_key === key &&
    Math.abs(call.now - Number(rest.auth_timestamp)) <= CLOCK_SKEW_S &&
    (call.body.length === 0 || rest.body_md5 === md5);
  return fits ? signature : null;
}
