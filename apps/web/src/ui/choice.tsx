import { ComboboxChevron, ComboboxClearButton, InputBase, type SelectProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { laterPart } from './later-part.ts';

const useSelect = laterPart(() => import('./open-choice.tsx').then((module) => module.OpenChoice));

export type ChoiceProps = Omit<SelectProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is chosen, as the field says it before anybody has come to it. */
  text: string;
};

/** What a field was given before its list was here. */
export type Approach = { focused: boolean; pressed: boolean; typed: string | null };

/** Mantine's select. Its list is fetched when somebody first comes to such a field; until then it looks the same. */
export function Choice(props: ChoiceProps) {
  const [Select, fetchSelect] = useSelect();
  const [typed, setTyped] = useState<string | null>(null);
  const approach = useRef<Approach>({ focused: false, pressed: false, typed });
  if (Select) return <Select {...props} approach={approach.current} />;

  const {
    data,
    filter,
    limit,
    allowDeselect,
    nothingFoundMessage,
    maxDropdownHeight,
    comboboxProps,
    ...shown
  } = props;
  const {
    text,
    name: _,
    searchable,
    searchValue,
    onSearchChange,
    clearable,
    clearButtonProps,
    onChange,
    ...input
  } = shown;
  const coming = (how: Partial<Approach>) => {
    Object.assign(approach.current, how);
    fetchSelect();
  };
  return (
    <InputBase
      {...input}
      value={typed ?? text}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      readOnly={!searchable}
      pointer={!searchable}
      rightSectionPointerEvents="none"
      __defaultRightSection={<ComboboxChevron size={props.size ?? 'sm'} error={props.error} />}
      __clearable={clearable === true && props.value !== null && !props.disabled}
      __clearSection={<ComboboxClearButton {...clearButtonProps} onClear={() => onChange(null)} />}
      onPointerDown={() => coming({ pressed: true })}
      onPointerCancel={() => Object.assign(approach.current, { pressed: false })}
      onFocus={(event) => {
        props.onFocus?.(event);
        coming({ focused: true });
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        Object.assign(approach.current, { focused: false, pressed: false, typed: null });
        setTyped(null);
      }}
      onChange={(event) => {
        approach.current.typed = event.currentTarget.value;
        setTyped(event.currentTarget.value);
      }}
    />
  );
}
