import type { KeyObject } from 'node:crypto';
import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ISSUER = 'rebblatt';
const AUDIENCE = 'rebblatt-api';

/** What a bearer token contains: only the session to which it belongs. */
export interface Claims {
  sessionId: string;
  userId: number;
}

/** What a verified token contains besides. */
export interface ReadClaims extends Claims {
  expiresAt: Date;
}

/** Signs a bearer token (HS256) for a session that ends at `expiresAt`. */
export function signToken(secret: string, claims: Claims, expiresAt: Date): string {
  return jwt.sign({ exp: Math.floor(expiresAt.getTime() / 1000) }, secret, {
    algorithm: 'HS256',
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: String(claims.userId),
    jwtid: claims.sessionId,
  });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let lastKey: { secret: string; key: KeyObject } | null = null;

/** Made once: with a plain string the library would first try to read a public key on every call. */
function keyOf(secret: string): KeyObject {
  if (lastKey?.secret !== secret) lastKey = { secret, key: createSecretKey(Buffer.from(secret)) };
  return lastKey.key;
}

/** Verifies a bearer token; null unless it is valid and issued by this product. */
export function readToken(secret: string, token: string): ReadClaims | null {
  try {
    const payload = jwt.verify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
    });
    if (typeof payload === 'string' || !payload.exp) return null;
    const userId = Number(payload.sub);
    if (!Number.isSafeInteger(userId) || !uuid.test(payload.jti ?? '')) return null;
    return { sessionId: payload.jti as string, userId, expiresAt: new Date(payload.exp * 1000) };
  } catch {
    return null;
  }
}

/** Makes a key to be mailed or handed out: 32 random bytes; only its hash is stored. */
export function createKey(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfKey(token) };
}

/** SHA-256 of such a key, in hex. */
export const hashOfKey = (token: string) => createHash('sha256').update(token).digest('hex');
