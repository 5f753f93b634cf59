import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/**
 * Keeps a form in step with its item while something beside it is stored, a file for example: the form takes over the
 * new version and what nobody has touched in it. When a field itself was changed elsewhere and here, nothing is taken
 * over, and the save finds out. Stands inside the form; `values` is a new object only for a new state of the item.
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
