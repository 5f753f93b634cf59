import { z } from 'zod';
import { day, filledLine, moment } from './primitives.ts';

/** What a token may do: only read, or change as well. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/**
 * What a token can be limited to: the first word of the calls, and with it calls that begin with it (`page` and
 * `page-download`). Accounts, tokens, webhooks, passwords and the second factor are never among them.
 */
export const tokenResources = [
  'catalog',
  'exhibitor',
  'admin-request',
  'stand',
  'page',
  'wine',
  'logo',
  'print',
  'history',
  'mail',
  'country',
  'region',
  'page-title',
  'ship',
  'deck',
  'bottle-size',
  'award',
  'service',
  'wine-type',
  'wine-category',
  'grape-variety',
] as const;
export type TokenResource = (typeof tokenResources)[number];

/** A token lives at most this long. */
export const TOKEN_YEARS = 2;

/** `POST token`. Without resources it is for all of them. */
export const tokenCreate = z.object({
  name: filledLine(1, 80),
  scope: z.enum(tokenScopes),
  resources: z.array(z.enum(tokenResources)).max(tokenResources.length).optional(),
  expires_on: day,
});
export type TokenCreate = z.output<typeof tokenCreate>;

/** A token as it is listed; the token itself is shown only once. */
export const tokenItem = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** Empty for all of them. */
  resources: z.array(z.enum(tokenResources)),
  expires_on: day,
  /** Who made it, and as whom it calls. */
  owner: z.string(),
  created_at: moment,
  last_used: moment.nullable(),
  revoked_at: moment.nullable(),
});
export type TokenItem = z.output<typeof tokenItem>;

export const tokenMade = tokenItem.extend({ token: z.string() });
