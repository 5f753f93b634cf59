import type { Request } from 'express';
import type { Actor } from '../lib/actor.ts';
import { hashOfApiToken } from '../lib/api-token.ts';
import type { Claims } from '../lib/tokens.ts';
import { readToken } from '../lib/tokens.ts';

/** The bearer token of a call, a session's or a program's; null unless there is exactly one Authorization header of that form. */
function bearerOf(req: Request): string | null {
  const headers = req.headersDistinct.authorization ?? [];
  if (headers.length !== 1) return null;
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|rbt_[\w-]+)$/.exec(headers[0] ?? '')?.[1] ?? null;
}

/** Calls that the client makes by itself; an unattended screen must not keep its session alive. */
const ROUTINE_CALLS = new Set(['/user']);

/** Makes the function that finds the caller: by the token, then by the session it names; or by a program's token. */
export const actorFinder =
  (
    secret: string,
    findActor: (claims: Claims, call: { ip: string; routine: boolean }) => Promise<Actor | null>,
    findActorOfToken: (hash: string, ip: string) => Promise<Actor | null>,
  ) =>
  async (req: Request): Promise<Actor | null> => {
    const token = bearerOf(req);
    if (token?.startsWith('rbt_')) {
      const hash = hashOfApiToken(token);
      return hash === null ? null : findActorOfToken(hash, req.ip ?? '');
    }
    const claims = token && readToken(secret, token);
    return claims ? findActor(claims, { ip: req.ip ?? '', routine: ROUTINE_CALLS.has(req.path) }) : null;
  };
