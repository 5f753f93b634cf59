import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: 6 digits of SHA-1, anew every 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
const PERIOD_MS = FORM.period * 1000;

/** A new secret in base32, as apps take it. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ ...FORM, issuer, label, secret: Secret.fromBase32(secret) });

/** The address that an app reads from the QR code. */
export const otpauthUrl = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString();

/**
 * The period to which a code belongs: the present one, the one before or the next, as clocks differ; null for a wrong code.
 * @param after a period whose code was used; its code and earlier ones no longer count
 */
export function stepOfCode(secret: string, code: string, now: Date, after: number | null): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, 'account', 'Rebblatt').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / PERIOD_MS) + delta;
  return after !== null && step <= after ? null : step;
}
