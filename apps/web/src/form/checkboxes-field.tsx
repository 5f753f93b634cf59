import { useCallback, useRef } from 'react';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props = FieldProps & { options: readonly { value: string; label: string }[] };

/** Several of a few, all visible; the value is the list of those that are ticked. */
export function CheckboxesField({ options, ...props }: Props) {
  const named = useRef(options);
  named.current = options;
  const words = useCallback(
    (value: unknown) =>
      named.current
        .filter((option) => Array.isArray(value) && value.includes(option.value))
        .map(({ label }) => label)
        .join(', '),
    [],
  );
  const { field, frame } = useField(props, words, true);
  return (
    <ChoiceBoxes
      label={frame.label}
      options={options}
      value={field.value ?? []}
      onChange={field.onChange}
      disabled={frame.disabled}
      description={frame.description}
      error={frame.error}
      first={{ id: frame.id, ref: field.ref }}
    />
  );
}
