import type { RequestHandler } from 'express';
import { AppError } from '../lib/app-error.ts';

/** While maintenance is on, the whole API except its health check answers 503; the client shows a screen of its own. */
export const maintenance =
  (on: boolean): RequestHandler =>
  (_req, _res, next) =>
    next(on ? new AppError(503, 'server.maintenance') : undefined);
