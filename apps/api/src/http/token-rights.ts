import type { Response } from 'express';
import type { TokenUse } from '../lib/api-token.ts';
import { AppError } from '../lib/app-error.ts';
import type { Endpoint } from './endpoint.ts';

/** Calls of one token in a minute. */
const TOKEN_CALLS = 600;
export const TOKEN_WINDOW_SECONDS = 60;

/** What no token may do, by the first word of the path: accounts and how they are opened, and the live channel. */
const NEVER = new Set([
  'account',
  'admin',
  'broadcasting',
  'contact',
  'invitation',
  'login',
  'login-as-exhibitor',
  'logout',
  'operations',
  'second-factor-rule',
  'token',
  'webhook',
  'websockets',
]);

/** The same of an exhibitor's account. */
const NEVER_OF_EXHIBITOR = /^\/exhibitor\/(activate|invite|password|end-sessions|:id\/session)/;

const firstWord = (path: string) => path.split('/', 2)[1] ?? '';

const isNever = ({ method, path }: Endpoint) =>
  NEVER.has(firstWord(path)) ||
  NEVER_OF_EXHIBITOR.test(path) ||
  (firstWord(path) === 'exhibitor' && /^\/exhibitor(\/:id)?$/.test(path) && /post|delete/.test(method));

/** `page` is also `page-download` and `pages-download`. */
const belongsTo = (word: string, resource: string) =>
  word === resource || word.startsWith(`${resource}-`) || word.startsWith(`${resource}s-`);

/** @throws AppError 403 `token.forbidden` for what no token may do, `token.scope` for what this one may not */
export function refuseToken(token: TokenUse, endpoint: Endpoint): void {
  if (endpoint.contract.allow.name === 'anyone' && !NEVER.has(firstWord(endpoint.path))) return;
  if (isNever(endpoint)) throw new AppError(403, 'token.forbidden');
  if (token.scope === 'read' && endpoint.method !== 'get') throw new AppError(403, 'token.scope');
  const word = firstWord(endpoint.path);
  if (token.resources.length > 0 && !token.resources.some((resource) => belongsTo(word, resource)))
    throw new AppError(403, 'token.scope');
}

/** Columns of an exhibitor that are those of its account. */
const OF_ACCOUNT = ['email', 'password', 'passwordRepeat', 'oldPassword', 'active'];

/** @throws AppError 403 `token.forbidden` for a change of an exhibitor's profile that changes the account, too */
export function refuseAccountFields(path: string, body: unknown): void {
  if (path !== '/exhibitor/:id' || typeof body !== 'object' || body === null) return;
  if (OF_ACCOUNT.some((field) => field in body)) throw new AppError(403, 'token.forbidden');
}

/** Says how many calls are left, by the draft of the IETF and by the headers that came before it. @throws AppError 429 */
export function limitCalls(res: Response, { calls, seconds }: TokenUse): void {
  const left = Math.max(0, TOKEN_CALLS - calls);
  res.set({
    'RateLimit-Policy': `"token";q=${TOKEN_CALLS};w=${TOKEN_WINDOW_SECONDS}`,
    RateLimit: `"token";r=${left};t=${seconds}`,
    'RateLimit-Limit': String(TOKEN_CALLS),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(seconds),
  });
  if (calls > TOKEN_CALLS) throw new AppError(429, 'request.throttled', { params: { seconds } });
}
