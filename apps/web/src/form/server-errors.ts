import type { ErrorBody } from '@rebblatt/contracts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { formErrorOf } from './contract-resolver.ts';

/**
 * Sets the field errors of a refused call in the form: at their fields, and those of fields that the form
 * does not have in its summary. Returns false if the response has no field errors.
 */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  body: ErrorBody | undefined,
): boolean {
  const errors = Object.entries(body?.errors ?? {}).flatMap(([field, [first]]) =>
    first ? [{ field, first }] : [],
  );
  for (const { field, first } of errors) form.setError(field as Path<Values>, formErrorOf(first));
  return errors.length > 0;
}
