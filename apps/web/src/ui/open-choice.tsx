import { Select } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Approach, ChoiceProps } from './choice.tsx';

/** The select itself; it goes on where the field that stood in its place was left. */
export function OpenChoice({
  text,
  approach,
  ...props
}: ChoiceProps & { approach: RefObject<Approach | null> }) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(text);
  const { searchValue = search, onSearchChange } = props;
  function find(words: string) {
    setSearch(words);
    onSearchChange?.(words);
  }
  // Taken over once, after the select has set its own words.
  const [left] = useState(approach.current);
  useLayoutEffect(() => {
    if (left) input.current?.focus();
    if (left?.typed === null) input.current?.select();
    approach.current = null;
  }, [left, approach]);
  // The click that leads into the field marks what is chosen, as the tab key does: typing replaces it.
  const cameByPress = useRef(false);
  // The field learns only with its next drawing which list it has opened; assistive technology asks it for that.
  const [, setDrawn] = useState(false);
  useEffect(() => {
    const drawing = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(drawing);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is typed once
  useEffect(() => {
    if (left?.typed) find(left.typed);
  }, []);
  return (
    <Select
      {...props}
      ref={useMergedRef(input, props.ref)}
      onPointerDown={(event) => {
        cameByPress.current = document.activeElement !== event.currentTarget;
      }}
      onClick={(event) => {
        if (cameByPress.current) event.currentTarget.select();
      }}
      searchValue={searchValue}
      onSearchChange={find}
      defaultDropdownOpened={left !== null}
      // The list itself scrolls: the arrow keys of the field move it, and assistive technology knows it by that.
      withScrollArea={false}
      styles={{ options: { maxHeight: props.maxDropdownHeight ?? 220, overflowY: 'auto' } }}
    />
  );
}
