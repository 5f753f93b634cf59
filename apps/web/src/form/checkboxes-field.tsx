import { Checkbox, Group } from '@mantine/core';
import { useCallback, useRef } from 'react';
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
  const { id, disabled, 'aria-required': _, name: _name, ...group } = frame;
  return (
    <Checkbox.Group {...group} value={field.value ?? []} onChange={field.onChange}>
      <Group gap="sm" mt={6}>
        {options.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            // The error summary links to the first choice.
            id={index === 0 ? id : undefined}
            ref={index === 0 ? field.ref : undefined}
            value={value}
            label={label}
            disabled={disabled}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
