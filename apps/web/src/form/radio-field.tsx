import { Group, Radio } from '@mantine/core';
import { useCallback, useRef } from 'react';
import { type FieldProps, useField } from './use-field.ts';

type Props = FieldProps & { options: readonly { value: string | number; label: string }[] };

/** One of a few, all visible; the value is the option's own, text or number. */
export function RadioField({ options, ...props }: Props) {
  const named = useRef(options);
  named.current = options;
  const words = useCallback(
    (value: unknown) => named.current.find((option) => option.value === value)?.label ?? '',
    [],
  );
  const { field, frame } = useField(props, words, true);
  const { id, disabled, 'aria-required': _, ...group } = frame;
  return (
    <Radio.Group
      {...group}
      value={field.value === null || field.value === undefined ? '' : String(field.value)}
      onChange={(value) => field.onChange(options.find((option) => String(option.value) === value)?.value)}
    >
      <Group gap="lg" mt={6}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            // The error summary links to the first choice.
            id={index === 0 ? id : undefined}
            ref={index === 0 ? field.ref : undefined}
            value={String(option.value)}
            label={option.label}
            disabled={disabled}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
