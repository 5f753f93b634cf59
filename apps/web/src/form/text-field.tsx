import { TextInput, type TextInputProps } from '@mantine/core';
import { noteUnder } from './note-under.tsx';
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
  > & {
    /** Whether the catalogue prints it: characters that it cannot print are named. */
    printed?: boolean;
  };

/** One line of text. */
export function TextField({ name, label, required, disabled, description, printed, ...input }: Props) {
  const { field, frame } = useField({ name, label, required, disabled, description });
  const value = field.value ?? '';
  return <TextInput {...input} {...frame} {...field} value={value} {...(printed && noteUnder(value))} />;
}
