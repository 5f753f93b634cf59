import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { TokenResource, TokenScope } from '@rebblatt/contracts';
import { hashOfKey } from './tokens.ts';

/** By which token a program calls, and how many calls it has left in this minute. */
export interface TokenUse {
  readonly id: number;
  readonly name: string;
  readonly scope: TokenScope;
  /** Empty for all of them. */
  readonly resources: readonly TokenResource[];
  readonly calls: number;
  readonly seconds: number;
}

const RANDOM_BYTES = 32;

const checksumOf = (body: string) => crc32(body).toString(16).padStart(8, '0');

const form = /^rbt_([\w-]{43})([0-9a-f]{8})$/;

/** Makes a token: `rbt_`, 32 random bytes, and a checksum by which a mistyped or invented one is known. */
export function createApiToken(): { token: string; hash: string } {
  const body = randomBytes(RANDOM_BYTES).toString('base64url');
  const token = `rbt_${body}${checksumOf(body)}`;
  return { token, hash: hashOfKey(token) };
}

/** The hash of a token; null for a text that is none, by its form or its checksum. */
export function hashOfApiToken(token: string): string | null {
  const [, body, checksum] = form.exec(token) ?? [];
  return body !== undefined && checksumOf(body) === checksum ? hashOfKey(token) : null;
}
