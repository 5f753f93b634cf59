import { Checkbox, Group, Input } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import styles from './choice-boxes.module.css';

type Props<Value extends string> = {
  label: string;
  /** What the group is called where its label alone does not tell it from others. */
  name?: string;
  options: readonly { value: Value; label: string }[];
  /** Those that are ticked. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  disabled?: boolean | undefined;
  description?: ReactNode;
  error?: string | undefined;
  /** Of the first box, to which an error summary leads. */
  first?: { id: string; ref: Ref<HTMLInputElement> };
};

/** Boxes of which any number can be ticked, under one label. */
export function ChoiceBoxes<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  ...more
}: Props<Value>) {
  const { disabled, description, error, first } = more;
  return (
    <fieldset className={styles.boxes} aria-label={name ?? label}>
      <legend>{label}</legend>
      {description && <Input.Description>{description}</Input.Description>}
      <Group gap="sm" mt={6}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? first?.id : undefined}
            ref={index === 0 ? first?.ref : undefined}
            label={option.label}
            checked={value.includes(option.value)}
            disabled={disabled}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...value, option.value] : value.filter((one) => one !== option.value))
            }
          />
        ))}
      </Group>
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  );
}
