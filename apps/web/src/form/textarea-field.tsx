import { Textarea } from '@mantine/core';
import { type FieldProps, useField } from './use-field.ts';

/** Text of several lines; grows with its text from `rows` lines. */
export function TextareaField({
  rows = 4,
  maxLength,
  ...props
}: FieldProps & { rows?: number; maxLength?: number }) {
  const { field, frame } = useField(props);
  return (
    <Textarea
      {...frame}
      {...field}
      autosize
      minRows={rows}
      maxRows={20}
      maxLength={maxLength}
      value={field.value ?? ''}
    />
  );
}
