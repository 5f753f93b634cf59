import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger.ts';

/** Says in the log that an answer broke while it was sent; an 'error' nobody listens to would end the process. */
export const noticeBrokenAnswers =
  (log: Logger): RequestHandler =>
  (_req, res, next) => {
    res.on('error', (err) => log.error({ event: 'answer.broken', err }, 'an answer broke while it was sent'));
    next();
  };
