import { Select } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Approach, ChoiceProps } from './choice.tsx';

/** The select itself; it goes on where the field that stood in its place was left. */
export function OpenChoice({ text, approach, ...props }: ChoiceProps & { approach: Approach }) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(text);
  const { searchValue = search, onSearchChange } = props;
  function find(words: string) {
    setSearch(words);
    onSearchChange?.(words);
  }
  useLayoutEffect(() => {
    if (approach.focused) input.current?.focus();
    Object.assign(approach, { focused: false, pressed: false });
  }, [approach]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once, after the select has set its own words
  useEffect(() => {
    if (approach.typed !== null) find(approach.typed);
    approach.typed = null;
  }, []);
  return (
    <Select
      {...props}
      ref={useMergedRef(input, props.ref)}
      searchValue={searchValue}
      onSearchChange={find}
      defaultDropdownOpened={approach.pressed && approach.focused}
    />
  );
}
