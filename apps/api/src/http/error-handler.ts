import { cleanLine, type ErrorBody, type ErrorCode } from '@rebblatt/contracts';
import type { ErrorRequestHandler } from 'express';
import { AppError } from '../lib/app-error.ts';
import { type Logger, reasonOf } from '../lib/logger.ts';
import type { ConstraintErrors } from './database-error.ts';
import { fromDatabase } from './database-error.ts';

const ofHttp: Record<number, ErrorCode> = {
  400: 'request.undecodable',
  404: 'request.not-found',
  405: 'request.method-not-allowed',
  412: 'request.precondition-failed',
  413: 'request.too-large',
  415: 'request.wrong-type',
  416: 'request.range-unsatisfiable',
};

/** No faults. */
const expected: ReadonlySet<string> = new Set(['server.maintenance', 'server.busy']);

/** Faults that pass by themselves, and after how many seconds it is worth trying again. */
const comesBack: Record<number, number> = { 502: 5, 503: 5, 504: 5, 507: 60 };

/**
 * Errors of Express, its parsers and its file server carry an HTTP status. What they refuse stays refused, whatever
 * the status is; a path that must not be served is reported as not found.
 */
function fromHttp(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const status = error.status === 403 ? 404 : Number(error.status);
  if (!(status >= 400 && status < 500)) return null;
  return new AppError(status, ofHttp[status] ?? 'request.undecodable');
}

/** Headers that belong to a refusal, such as the size of a file whose requested range is not satisfiable. */
const headersOf = (error: unknown): Record<string, string> =>
  (error instanceof Error && (error as { headers?: Record<string, string> }).headers) || {};

/** The key of a print office, a designer or somebody invited is part of the path; it must not appear in logs. */
const loggedPath = (path: string) => path.replace(/(\/(?:(?:print|designer)-link|invitation)\/)[^/]+/, '$1…');

/** The body of a refusal. */
export const errorBody = (error: AppError): ErrorBody => ({
  error: error.code,
  message: error.code,
  error_message: error.code,
  params: error.params,
  ...(error.fields && { errors: error.fields }),
  ...(error.data !== undefined && { data: error.data }),
  ...error.uses,
});

/** «Aargau» gibt es schon: adds the name that was sent to the error of a duplicate. */
function namingDuplicates(error: AppError | null, body: unknown): AppError | null {
  const sent = (field: string) => (body as Record<string, unknown> | undefined)?.[field];
  for (const [field, errors] of Object.entries(error?.fields ?? {})) {
    const name = sent(field);
    if (typeof name !== 'string') continue;
    for (const one of errors) if (one.key === 'validation.exists') one.params = { name: cleanLine(name) };
  }
  return error;
}

/**
 * Turns whatever was thrown into the one error body. Faults are logged with their stack and answered as
 * 500 `server.unknown` without any of it.
 *
 * @param constraints what a violated constraint means, by the name of the constraint, collected from the slices
 */
export function errorHandler(log: Logger, constraints: ConstraintErrors): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const known =
      error instanceof AppError
        ? error
        : (fromHttp(error) ?? namingDuplicates(fromDatabase(error, constraints), req.body));
    // Maintenance is not a fault, the operator switched it on; nor is a line that is too long.
    const where = { method: req.method, url: loggedPath(req.path) };
    // Each call is refused while the database is away: a stack in each would say nothing more.
    if (known?.code === 'server.unavailable')
      log.warn({ event: 'request.unavailable', ...where, reason: reasonOf(error) }, 'the database is away');
    else if (!known || (known.status >= 500 && !expected.has(known.code)))
      log.error({ event: 'request.failed', err: error, ...where }, 'request failed');
    if (res.headersSent) return next(error);
    const answer = known ?? new AppError(500, 'server.unknown');
    if (answer.status < 500) res.set(headersOf(error));
    if (answer.status === 429) res.set('Retry-After', String(answer.params.seconds ?? 60));
    const wait = comesBack[answer.status];
    if (wait) res.set('Retry-After', String(answer.params.seconds ?? wait));
    // The headers that the file server had set for the file do not apply to its refusal: type, date and caching.
    for (const name of ['Content-Type', 'Cache-Control', 'ETag', 'Last-Modified']) res.removeHeader(name);
    res.set('Cache-Control', 'no-store').status(answer.status).json(errorBody(answer));
  };
}
