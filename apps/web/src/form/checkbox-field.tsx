import { Checkbox } from '@mantine/core';
import { type FieldProps, useField } from './use-field.ts';

/** A yes or no; 1 or 0 on the wire. */
export function CheckboxField(props: FieldProps) {
  const { field, frame } = useField(props);
  const { withAsterisk: _, ...checkbox } = frame;
  return (
    <Checkbox
      {...checkbox}
      ref={field.ref}
      onBlur={field.onBlur}
      checked={field.value === 1 || field.value === true}
      onChange={(event) => field.onChange(event.currentTarget.checked ? 1 : 0)}
    />
  );
}
