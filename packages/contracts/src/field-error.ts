import type { z } from 'zod';
import type { ErrorParams, FieldError, FieldErrorKey } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** Recognises a key by its form, `noun.fact`, unlike zod's sentences; a list would burden every browser. */
const isKey = (message: string): message is FieldErrorKey => /^[a-z-]+\.[a-z-]+$/.test(message);

const formats: Record<string, FieldErrorKey> = {
  email: 'validation.email',
  url: 'validation.url',
  date: 'validation.date',
};

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

function ofSize(issue: Issue & { code: 'too_small' | 'too_big' }): FieldError {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const params: ErrorParams = small ? { min: limit } : { max: limit };
  if (issue.origin === 'string') {
    if (small && limit === 1) return { key: 'validation.required', params: {} };
    return { key: small ? 'validation.min-length' : 'validation.max-length', params };
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return { key: small ? 'validation.too-few' : 'validation.too-many', params };
  }
  return { key: small ? 'validation.min' : 'validation.max', params };
}

function ofType(issue: Issue & { code: 'invalid_type' }): FieldError {
  if (isMissing(issue.input)) return { key: 'validation.required', params: {} };
  if (issue.expected === 'number') return { key: 'validation.numeric', params: {} };
  if (issue.expected === 'int') return { key: 'validation.integer', params: {} };
  return { key: 'validation.invalid', params: {} };
}

/**
 * The text key of one zod issue. zod's own English messages never reach a user: a schema that needs a
 * particular text has a `validation.*` key or an error code as its message, otherwise the key is derived from
 * the violated rule. Parse with `reportInput: true`, to distinguish a missing value from an invalid one.
 */
export function fieldErrorOf(issue: Issue): FieldError {
  if (isKey(issue.message)) return { key: issue.message, params: paramsOf(issue) };
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return ofSize(issue);
    case 'invalid_type':
      return ofType(issue);
    case 'invalid_format':
      if (isMissing(issue.input)) return { key: 'validation.required', params: {} };
      return { key: formats[issue.format] ?? 'validation.invalid', params: {} };
    case 'not_multiple_of':
      return { key: 'validation.decimals', params: { step: Number(issue.divisor) } };
    case 'unrecognized_keys':
      return { key: 'validation.unknown', params: { name: issue.keys[0] ?? '' } };
    case 'invalid_value':
      return { key: isMissing(issue.input) ? 'validation.required' : 'validation.choice', params: {} };
    case 'invalid_union':
      return { key: isMissing(issue.input) ? 'validation.required' : 'validation.invalid', params: {} };
    default:
      return { key: 'validation.invalid', params: {} };
  }
}

function paramsOf(issue: Issue): FieldError['params'] {
  const details = 'params' in issue && issue.params ? issue.params : {};
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}

/**
 * Groups a zod error by field; the path of a nested value is joined with dots (`bottle_size.0.price`). The names are
 * those of the caller, so one may be that of something every object inherits, such as `toString`.
 */
export function fieldErrorsOf(error: z.core.$ZodError): Record<string, FieldError[]> {
  const fields = new Map<string, FieldError[]>();
  for (const issue of error.issues) {
    const own = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
    const field = [...issue.path, ...own].join('.') || 'body';
    fields.set(field, [...(fields.get(field) ?? []), fieldErrorOf(issue)]);
  }
  return Object.fromEntries(fields);
}
