import { TextInput, type TextInputProps } from '@mantine/core';
import { type FieldProps, useField } from './use-field.ts';

type Props = FieldProps &
  Pick<
    TextInputProps,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'placeholder'
    | 'maxLength'
    | 'autoFocus'
    | 'w'
    | 'maw'
    | 'rightSection'
  >;

/** One line of text. */
export function TextField({ name, label, required, disabled, description, ...input }: Props) {
  const { field, frame } = useField({ name, label, required, disabled, description });
  return <TextInput {...input} {...frame} {...field} value={field.value ?? ''} />;
}
