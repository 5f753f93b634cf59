import type { RequestHandler } from 'express';
import { AppError } from '../lib/app-error.ts';

/** While maintenance is on, everything of the API but its health answers 503; the client shows its own screen. */
export const maintenance =
  (on: boolean): RequestHandler =>
  (_req, _res, next) =>
    next(on ? new AppError(503, 'server.maintenance') : undefined);
