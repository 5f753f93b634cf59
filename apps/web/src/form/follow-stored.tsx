import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/**
 * Updates a form when a part of its item is stored outside of it, a file for example: the form takes the new
 * version and the values of untouched fields. When a field was changed both elsewhere and here nothing is
 * updated, and saving will report the conflict. Must be inside the form; `values` is a new object only for a
 * new state of the item.
 */
export function FollowStored<Values extends FieldValues>({ values }: { values: Values }) {
  const { reset, formState } = useFormContext<FieldValues>();
  const { isDirty } = formState;
  const followed = useRef<FieldValues>(values);
  useEffect(() => {
    const before = followed.current;
    if (before === values) return;
    const same = Object.keys(values).every((name) => name === 'version' || values[name] === before[name]);
    if (isDirty && !same) return;
    followed.current = values;
    reset(values, isDirty ? { keepDirtyValues: true, keepDirty: true, keepErrors: true } : undefined);
  }, [values, isDirty, reset]);
  return null;
}
