import type { RequestHandler } from 'express';
import express from 'express';
import { AppError } from '../lib/app-error.ts';
import { withinBytes } from './body-limit.ts';
import { strictJson } from './strict-json.ts';

/** Largest JSON body of an ordinary call, in bytes. */
const MAX_JSON_BYTES = 100_000;

/**
 * Reads a JSON body of limited size: valid UTF-8 without BOM, nested at most 32 deep, no duplicate keys.
 * A missing body is an empty object. Throws 400, 413 or 415.
 */
export function jsonBodyUpTo(maxBytes: number): RequestHandler {
  const raw = express.raw({ type: () => true, limit: maxBytes });
  return withinBytes(maxBytes, (req, res, next) => {
    raw(req, res, (error?: unknown) => {
      if (error) return next(error);
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes) || bytes.length === 0) {
        req.body = {};
        return next();
      }
      if (!req.is('application/json')) return next(new AppError(415, 'request.wrong-type'));
      try {
        req.body = strictJson(bytes);
        next();
      } catch (fault) {
        next(fault);
      }
    });
  });
}

/** Reads a JSON body of at most 100 kB. */
export const jsonBody: RequestHandler = jsonBodyUpTo(MAX_JSON_BYTES);
