import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../lib/app-error.ts';

/** How long a caller who has its answer may go on sending before the line is cut. */
const LINGER_MS = 2000;

/**
 * Lets nobody send without end: when the answer is out and the body still comes, the rest is thrown away for a moment,
 * so that the caller can read the answer, and then the connection is cut.
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
 * Reads a body with `read`, and refuses it with 413 as soon as it is known to be too long: at once when its length is
 * told, else when the byte too many arrives. Left to themselves, the parsers read it to its end before they answer.
 * @param refusal the answer, where more can be said about it
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
