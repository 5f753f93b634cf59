import type { Request } from 'express';
import type { Actor } from '../lib/actor.ts';
import type { Claims } from '../lib/tokens.ts';
import { readToken } from '../lib/tokens.ts';

/** The bearer token of a call; null unless there is exactly one Authorization header of the form `Bearer …`. */
function bearerOf(req: Request): string | null {
  const headers = req.headersDistinct.authorization ?? [];
  if (headers.length !== 1) return null;
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(headers[0] ?? '')?.[1] ?? null;
}

/** Calls that the client makes by itself; an unattended screen must not keep its session alive. */
const ROUTINE_CALLS = new Set(['/user']);

/** Makes the function that finds the caller: by the token, then by the session it names. */
export const actorFinder =
  (
    secret: string,
    findActor: (claims: Claims, call: { ip: string; routine: boolean }) => Promise<Actor | null>,
  ) =>
  async (req: Request): Promise<Actor | null> => {
    const token = bearerOf(req);
    const claims = token && readToken(secret, token);
    return claims ? findActor(claims, { ip: req.ip ?? '', routine: ROUTINE_CALLS.has(req.path) }) : null;
  };
