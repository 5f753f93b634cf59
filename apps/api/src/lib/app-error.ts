import type { Entity, ErrorCode, ErrorParams, FieldError, FieldErrorKey, Uses } from '@rebblatt/contracts';
import { fieldErrorsOf } from '@rebblatt/contracts';
import type { ZodError } from 'zod';

interface More {
  params?: ErrorParams;
  fields?: Record<string, FieldError[]>;
  data?: unknown;
  uses?: Uses;
  /** The underlying error, only for the log. */
  cause?: unknown;
}

/** A refusal with its HTTP status, code and the values that its text names. Any other error is a fault (500). */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: Record<string, FieldError[]> | undefined;
  readonly data: unknown;
  readonly uses: Uses | undefined;

  constructor(status: number, code: ErrorCode, more: More = {}) {
    super(code, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.params = more.params ?? {};
    this.fields = more.fields;
    this.data = more.data;
    this.uses = more.uses;
  }

  /** 422 with one entry per invalid field. */
  static fromIssues(error: ZodError): AppError {
    return new AppError(422, 'request.invalid', { fields: fieldErrorsOf(error) });
  }
}

/** 404: unknown, or not visible to this user; both look the same. */
export const notFound = (code: ErrorCode = 'request.not-found') => new AppError(404, code);

/** 404 for something that the route is not about, such as the size of a wine. */
export const missing = (entity: Entity) => new AppError(404, 'request.not-found', { params: { entity } });

/** 403: visible, but not allowed. */
export const forbidden = (code: ErrorCode = 'session.forbidden') => new AppError(403, code);

/** 409: the state does not allow it. */
export const conflict = (code: ErrorCode, params?: ErrorParams) => new AppError(409, code, { params });

/** 409 `conflict.stale` with the current item. */
export const stale = (current: unknown) => new AppError(409, 'conflict.stale', { data: current });

/** 422 with one invalid field. */
export const invalidField = (field: string, key: FieldErrorKey, params: ErrorParams = {}) =>
  invalidFields([field], key, params);

/** The same with several, all of which have the same fault. */
export const invalidFields = (fields: string[], key: FieldErrorKey, params: ErrorParams = {}) =>
  new AppError(422, 'request.invalid', {
    fields: Object.fromEntries(fields.map((field) => [field, [{ key, params }]])),
  });

/**
 * Returns the value, or throws 404 when there is none.
 * @param entity what it is, where the route is about something else
 */
export function found<T>(value: T | null | undefined, entity?: Entity): T {
  if (value === null || value === undefined) throw entity ? missing(entity) : notFound();
  return value;
}
