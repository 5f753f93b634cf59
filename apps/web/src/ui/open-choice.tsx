import { rem, Select } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Approach, ChoiceProps } from './choice.tsx';
import { takenOption } from './marked-option.ts';
import { OPENING_KEYS } from './opening-keys.ts';
import { useWhenChanged } from './use-when-changed.ts';

/** The select itself; it continues with the focus and text of the simple field that it replaces. */
export function OpenChoice({
  text,
  approach,
  ...props
}: ChoiceProps & { approach: RefObject<Approach | null> }) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(text);
  const { searchValue = search, onSearchChange } = props;
  const typing = useRef(false);
  // The value for which something is being typed. Options that come only then bring the text of that value, and the select
  // would put it in the place of what was typed.
  const typedFor = useRef<string | null | undefined>(undefined);
  function find(words: string) {
    if (typing.current) typedFor.current = props.value;
    else if (typedFor.current === props.value && document.activeElement === input.current) return;
    setSearch(words);
    onSearchChange?.(words, typing.current);
    typing.current = false;
  }
  // Applied once, after the select has set its own text.
  const [left] = useState(approach.current);
  useLayoutEffect(() => {
    if (left) input.current?.focus();
    approach.current = null;
  }, [left, approach]);
  // The text is selected from the click or the key that opened the field until something is typed: the select sets its text
  // once more when it is there, and again when its options come, which would leave the caret behind it.
  const whole = useRef(left?.typed === null);
  useLayoutEffect(() => {
    if (whole.current && document.activeElement === input.current) input.current?.select();
  });
  // Options that arrive after the field was opened bring the text of its value: typing replaces it all the same.
  const lastText = useRef(text);
  useEffect(() => {
    if (lastText.current === text) return;
    lastText.current = text;
    const drawing = requestAnimationFrame(() => {
      if (document.activeElement === input.current) input.current?.select();
    });
    return () => cancelAnimationFrame(drawing);
  }, [text]);
  // The click that focuses the field or opens its list selects its text, as the tab key does: typing replaces it.
  const cameByPress = useRef(false);
  // The field gets the id of its open list only with the next render, and assistive technology needs it.
  const [, setDrawn] = useState(false);
  useEffect(() => {
    const drawing = requestAnimationFrame(() => {
      setDrawn(true);
      // What has come above it meanwhile may have pushed it out of sight, where its list is not shown.
      if (left) input.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(drawing);
  }, [left]);
  useWhenChanged([], () => {
    typing.current = true;
    if (left?.typed) find(left.typed);
    typing.current = false;
  });
  const searching = Boolean(props.selectFirstOptionOnChange) && (props.data?.length ?? 0) > 0;
  // What is marked is what Enter takes. The select itself counts its options, and for a moment after it has opened with a
  // typed letter it counts from the chosen one.
  const found = useRef(false);
  const marked = () => (found.current ? takenOption(input.current) : null);
  useEffect(() => {
    found.current = searching;
    marked()?.setAttribute('data-combobox-selected', 'true');
  });
  const taken = useRef(false);
  // Enter that comes before its match is marked takes it then; any later key means something else.
  const waiting = useRef(0);
  function takeWhenMarked() {
    if (document.activeElement !== input.current) return;
    const option = marked();
    if (option) option.click();
    else waiting.current = requestAnimationFrame(takeWhenMarked);
  }
  function takeTyped(event: KeyboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const option = marked();
    if (option) {
      option.click();
      // The select takes it as well, by its own count.
      taken.current = true;
      queueMicrotask(() => {
        taken.current = false;
      });
    } else if (event.currentTarget.getAttribute('aria-expanded') === 'true') {
      event.stopPropagation();
      waiting.current = requestAnimationFrame(takeWhenMarked);
    }
  }
  useWhenChanged([], () => {
    if (left?.take) waiting.current = requestAnimationFrame(takeWhenMarked);
    return () => cancelAnimationFrame(waiting.current);
  });
  return (
    <Select
      {...props}
      ref={useMergedRef(input, props.ref)}
      onPointerDown={(event) => {
        const field = event.currentTarget;
        cameByPress.current =
          document.activeElement !== field || field.getAttribute('aria-expanded') !== 'true';
        whole.current = false;
      }}
      // Else the release sets the caret where the text is selected already: in WebKit even after the click.
      onMouseUp={(event) => cameByPress.current && event.preventDefault()}
      // A focus that comes without a press: the tab key selects the text, and a script that leads here must not leave the
      // caret behind it.
      onFocus={(event) => {
        props.onFocus?.(event);
        if (cameByPress.current || approach.current) return;
        whole.current = true;
        event.currentTarget.select();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        cameByPress.current = false;
        typedFor.current = undefined;
      }}
      // Not with the focus: the release of the button would set the caret afterwards, in some browsers.
      onClick={(event) => {
        if (!cameByPress.current) return;
        whole.current = true;
        event.currentTarget.select();
      }}
      onKeyDown={(event) => {
        cancelAnimationFrame(waiting.current);
        if (!OPENING_KEYS.test(event.key)) whole.current = false;
        props.onKeyDown?.(event);
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && searchValue !== text) takeTyped(event);
      }}
      onChange={(value) => taken.current || props.onChange(value)}
      // Where it was chosen before, nothing changes: its name takes the place of what was typed all the same.
      onOptionSubmit={(value) => {
        typedFor.current = undefined;
        if (value === props.value) find(text);
      }}
      onInput={() => {
        typing.current = true;
      }}
      // The first match is marked, for Enter to take, once there are options: they may come after what was typed.
      selectFirstOptionOnChange={searching}
      searchValue={searchValue}
      onSearchChange={find}
      defaultDropdownOpened={left !== null}
      // The list itself scrolls: so the field's arrow keys scroll it, and assistive technology recognises it.
      withScrollArea={false}
      styles={{ options: { maxHeight: rem(props.maxDropdownHeight ?? 220), overflowY: 'auto' } }}
    />
  );
}
