import type { ErrorBody } from '@rebblatt/contracts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { formErrorOf } from './contract-resolver.ts';
import type { FieldRegistry } from './field-registry.ts';

/**
 * Puts the field errors of a refused call on the fields of the form.
 * Returns false when there is something to say that belongs to no field of this form.
 */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  registry: FieldRegistry,
  body: ErrorBody | undefined,
): boolean {
  const errors = Object.entries(body?.errors ?? {});
  const known = registry.list().map((field) => field.name);
  const placed = errors.filter(([field]) => known.includes(field));
  for (const [field, [first]] of placed) {
    if (first) form.setError(field as Path<Values>, formErrorOf(first));
  }
  return errors.length > 0 && placed.length === errors.length;
}
