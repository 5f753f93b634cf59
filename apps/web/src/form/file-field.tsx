import type { ComponentProps } from 'react';
import { UploadField } from './upload-field.tsx';
import { useField } from './use-field.ts';

type Props = Omit<ComponentProps<typeof UploadField>, 'id' | 'error' | 'required'> & { name: string };

/** The file that is sent with a form: a field as the others, told together with them when it is missing. */
export function FileField({ name, onFile, ...props }: Props) {
  const { field, frame } = useField({ name, label: props.label, required: true }, undefined, true);
  return (
    <UploadField
      {...props}
      id={frame.id}
      error={frame.error}
      required
      onFile={(file) => {
        field.onChange(file);
        onFile(file);
      }}
    />
  );
}
