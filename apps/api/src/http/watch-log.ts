import type { RequestHandler } from 'express';
import type { Actor } from '../lib/actor.ts';
import type { Logger } from '../lib/logger.ts';

/** Calls by which somebody gets in, by their route. */
const SIGN_INS = new Set([
  '/login',
  '/login/second-factor',
  '/login-as-exhibitor',
  '/reset-password',
  '/invitation/:token/accept',
]);

/** First words of the routes that change who may do what, and with which key. */
const RIGHTS =
  /^\/(admin|token|webhook|account|second-factor-rule|contact|designer-link|print-link|exhibitor\/(activate|invite|password|end-sessions))(\/|$)/;

/** What a watcher outside wants to know of a call; null for everyday work. */
function eventOf(method: string, route: string, status: number): string | null {
  if (method === 'POST' && SIGN_INS.has(route)) {
    if (status < 300) return 'session.opened';
    return status === 429 ? 'session.throttled' : 'session.refused';
  }
  if (status === 401 && route !== '/user') return 'request.unauthorized';
  if (status === 403) return 'request.forbidden';
  if (status === 429) return 'request.throttled';
  return method !== 'GET' && status < 300 && RIGHTS.test(route) ? 'rights.changed' : null;
}

/**
 * Writes a line with an event name for sign-ins, failed ones, refused calls and changes of rights and keys, so that a watcher
 * outside sees who is trying. The route stands there, never the address: addresses hold keys.
 */
export const logForWatchers =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    res.once('finish', () => {
      const route = (res.locals.route as string | undefined) ?? 'other';
      const event = eventOf(req.method, route, res.statusCode);
      if (!event) return;
      const actor = res.locals.actor as Actor | null | undefined;
      const who = actor && {
        user: actor.adminId ?? actor.userId,
        ...(actor.token && { token: actor.token.id }),
      };
      const call = { method: req.method, route, status: res.statusCode, ip: req.ip };
      log.info({ event, ...call, ...who }, 'a call for watchers');
    });
    next();
  };
