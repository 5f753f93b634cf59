import { get } from 'react-hook-form';
import { type FieldRegistry, shownValue } from './field-registry.ts';
import type { Unstored } from './not-stored.tsx';

/** The fields of a form whose values differ, with their labels and current values. */
export function changedFields(
  registry: FieldRegistry,
  now: Record<string, unknown>,
  before: Record<string, unknown>,
): Unstored[] {
  return registry
    .list()
    .filter((field) => JSON.stringify(get(now, field.name)) !== JSON.stringify(get(before, field.name)))
    .map((field) => ({ label: field.label, text: shownValue(field, now) }));
}
