import type { RequestHandler } from 'express';
import { AppError } from '../lib/app-error.ts';

/** Refuses every method except GET and HEAD, with 405. */
export const onlyRead: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set('Allow', 'GET, HEAD');
  next(new AppError(405, 'request.method-not-allowed'));
};
