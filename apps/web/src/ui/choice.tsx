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

const OPENING_KEYS = /^Arrow(Down|Up)$/;
/** These open what nobody can type into. */
const PRESSING_KEYS = /^(Enter| )$/;

/** How a field was left when its list took its place: with what was typed into it. */
export type Approach = { typed: string | null };

/**
 * Mantine's select. Its list is fetched when somebody first comes to such a field; until then it looks the same.
 *
 * The field that stands in for it is left only with a click, a key or typed text, never between the press and the
 * click that ends it: a click belongs to the element that was pressed, and one that is gone by then gets none.
 */
export function Choice(props: ChoiceProps) {
  const [Select, fetchSelect, prepareSelect] = useSelect();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const approach = useRef<Approach | null>(null);
  // Where the code is here before the field it is used from the start, and a field nobody came to stays as it is.
  const [ready] = useState(Select !== undefined);
  if (Select && (ready || asked)) return <Select {...props} approach={approach} />;

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
  const come = (how?: Approach) => {
    approach.current = { typed: null, ...approach.current, ...how };
    setAsked(true);
    void fetchSelect();
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
      onPointerDown={prepareSelect}
      onFocus={(event) => {
        props.onFocus?.(event);
        prepareSelect();
      }}
      onClick={() => come()}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.test(event.key) && (searchable || !PRESSING_KEYS.test(event.key))) return;
        event.preventDefault();
        come();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        approach.current = null;
        setAsked(false);
        setTyped(null);
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        // A letter that is still being put together (´ and e) stays in the field where it was begun.
        if (!(event.nativeEvent as InputEvent).isComposing) come({ typed: event.currentTarget.value });
      }}
      onCompositionEnd={(event) => come({ typed: event.currentTarget.value })}
    />
  );
}
