import { rem, TextInput } from '@mantine/core';
import { useAnnouncedField } from './use-announced-field.ts';
import { type FieldProps, useField } from './use-field.ts';

/**
 * An integer such as a year or a count. It remains text while typing (the contract parses digits), so that
 * «abc» is reported as invalid instead of disappearing.
 */
export function NumberField({ width = 120, ...props }: FieldProps & { width?: number }) {
  const { field, frame } = useField(props);
  return (
    <TextInput
      {...frame}
      {...useAnnouncedField(field)}
      inputMode="numeric"
      styles={{ wrapper: { maxWidth: rem(width) } }}
      value={field.value ?? ''}
    />
  );
}
