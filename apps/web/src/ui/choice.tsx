import { ComboboxChevron, ComboboxClearButton, InputBase, type SelectProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { laterPart } from './later-part.ts';
import { OPENING_KEYS } from './opening-keys.ts';

const useSelect = laterPart(() => import('./open-choice.tsx').then((module) => module.OpenChoice));

export type ChoiceProps = Omit<SelectProps, 'value' | 'defaultValue' | 'onChange' | 'onSearchChange'> & {
  value: string | null;
  onChange: (value: string | null) => void;
  /** @param typed by a person, not set by the select */
  onSearchChange?: (text: string, typed: boolean) => void;
  /** The text of the chosen option, shown until the select is loaded. */
  text: string;
};

/** These open a select without search. */
const PRESSING_KEYS = /^(Enter| )$/;

/** What was typed into the simple field when the select replaced it, and whether Enter was pressed after it. */
export type Approach = { typed: string | null; take?: boolean };

/**
 * Mantine's select. It is fetched when such a field is first focused; until then a simple field looks the
 * same.
 *
 * That field is replaced only after a click, a key or typed text, never between press and release: a click
 * belongs to the pressed element, and an element that has been removed gets none.
 */
export function Choice(props: ChoiceProps) {
  const [Select, fetchSelect, prepareSelect] = useSelect();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const approach = useRef<Approach | null>(null);
  // If the code is already loaded it is used immediately; an untouched field is not replaced later.
  const [ready] = useState(Select !== undefined);
  if (Select && (ready || asked)) return <Select {...props} approach={approach} />;

  const {
    data,
    filter,
    limit,
    allowDeselect,
    nothingFoundMessage,
    selectFirstOptionOnChange,
    maxDropdownHeight,
    comboboxProps,
    text,
    name: _,
    searchable,
    searchValue,
    onSearchChange,
    clearable,
    clearButtonProps,
    onChange,
    ...input
  } = props;
  const come = (how?: Partial<Approach>) => {
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
      // In WebKit the release of the button over a selected text sets the caret, after the click.
      onMouseUp={(event) => event.preventDefault()}
      onFocus={(event) => {
        props.onFocus?.(event);
        // Also where a script led here: what is typed then replaces the text.
        if (searchable) event.currentTarget.select();
        prepareSelect();
      }}
      onClick={(event) => {
        // What is typed before the select is there replaces the text, as it does afterwards.
        if (searchable) event.currentTarget.select();
        come();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) {
          // It takes the first match as soon as there is one, and sends no form.
          event.preventDefault();
          come({ take: true });
          return;
        }
        props.onKeyDown?.(event);
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
        // A letter that is still being composed (´ and e) must be finished in the same field.
        if (!(event.nativeEvent as InputEvent).isComposing) come({ typed: event.currentTarget.value });
      }}
      onCompositionEnd={(event) => come({ typed: event.currentTarget.value })}
    />
  );
}
