import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../lib/app-error.ts';

/** How long a caller may go on sending after the answer before the connection is closed. */
const LINGER_MS = 2000;

/**
 * Ends calls that would send forever: when the body is still arriving after the answer, the rest is discarded for a
 * moment, so that the caller can read the answer, and then the connection is closed.
 */
export const cutAfterAnswer: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete) return;
    const cut = setTimeout(() => req.destroy(), LINGER_MS).unref();
    req.once('close', () => clearTimeout(cut));
    req.resume();
  });
  next();
};

/**
 * Reads a body with `read`, and refuses it with 413 as soon as it is known to be too long: at once when it announces
 * its length, otherwise when the limit is exceeded. On their own, the parsers read it to the end before they answer.
 * @param refusal the answer, where more can be said than 413
 */
export function withinBytes(
  maxBytes: number,
  read: RequestHandler,
  refusal: (req: Request) => AppError = () => new AppError(413, 'request.too-large'),
): RequestHandler {
  return (req: Request, res: Response, next) => {
    let settled = false;
    const settle = (error?: unknown) => {
      if (settled) return;
      settled = true;
      next(error);
    };
    const refuse = () => settle(refusal(req));
    if (Number(req.get('content-length')) > maxBytes) return refuse();
    let seen = 0;
    req.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxBytes) refuse();
    });
    return read(req, res, settle);
  };
}
