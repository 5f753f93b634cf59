import { toNestErrors } from '@hookform/resolvers';
import type { FieldError } from '@rebblatt/contracts';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import type { z } from 'zod';

/** Loads a contract's schema. Nothing is validated before the first submit, so no screen waits for it. */
export type FormSchema<Output> = () => Promise<z.ZodType<Output>>;

/**
 * Validates a form with the contract's own schema. An error has the key of its text as `type`; the values of
 * the text are in `message` as JSON, because a form error contains only strings.
 * @param required fields that the contract does not have, such as the file that is sent with the form
 */
export function contractResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Output>,
  required: readonly string[] = [],
): Resolver<Values, unknown, Output> {
  return async (values, _context, options) => {
    const checker = Promise.all([schema(), import('./field-errors.ts')]);
    const loaded = await checker.catch(() => undefined);
    // Without a connection the schema may be missing. The server validates the same and reports by field too.
    if (!loaded) return { values: values as unknown as Output, errors: {} };
    const [contract, { fieldErrorsOf }] = loaded;
    const parsed = await contract.safeParseAsync(values, { reportInput: true });
    const missing = required.filter((name) => values[name] === null || values[name] === undefined);
    if (parsed.success && missing.length === 0) return { values: parsed.data, errors: {} };
    const absent = missing.map((name): [string, FieldError[]] => [
      name,
      [{ key: 'validation.required', params: {} }],
    ]);
    const faults = parsed.success ? {} : fieldErrorsOf(parsed.error);
    return { values: {}, errors: nested<Values>({ ...Object.fromEntries(absent), ...faults }, options) };
  };
}

/** The first error of each field, in the shape of the form library. */
export function formErrorOf(error: FieldError): { type: string; message: string } {
  return { type: error.key, message: JSON.stringify(error.params) };
}

/** The inverse; an error of another origin becomes `validation.invalid`. */
export function fieldErrorFrom(error: { type?: unknown; message?: unknown }): FieldError {
  try {
    return { key: error.type as FieldError['key'], params: JSON.parse(String(error.message)) };
  } catch {
    return { key: 'validation.invalid', params: {} };
  }
}

function nested<Values extends FieldValues>(
  errors: Record<string, FieldError[]>,
  options: ResolverOptions<Values>,
): FieldErrors<Values> {
  const flat = Object.entries(errors).map(([field, [first]]) => [field, first && formErrorOf(first)]);
  return toNestErrors<Values>(Object.fromEntries(flat), options);
}
