import { TextInput } from '@mantine/core';
import { type FieldProps, useField } from './use-field.ts';

/**
 * A whole number such as a year or a count. It stays text while typing (the contract reads digits), so that
 * «abc» is told as no number instead of vanishing.
 */
export function NumberField({ width = 120, ...props }: FieldProps & { width?: number }) {
  const { field, frame } = useField(props);
  return (
    <TextInput
      {...frame}
      {...field}
      inputMode="numeric"
      styles={{ wrapper: { maxWidth: width } }}
      value={field.value ?? ''}
    />
  );
}
