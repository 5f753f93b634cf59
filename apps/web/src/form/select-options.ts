import { containsWords, folded } from '@rebblatt/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChoiceProps } from '../ui/choice.tsx';
import { takenOption } from '../ui/marked-option.ts';

/** A choice of a select; options with the same `group` are under one heading. */
export type Option = {
  value: string | number;
  label: string;
  group?: string;
  disabled?: boolean;
  /** What else it is called: searched, not shown. */
  words?: string;
};

/** How many options are rendered at once; typing filters thousands of them. */
export const MAX_SHOWN = 50;

/** The value of the option that says how many more there are. */
const MORE = '\u0000more';

type Choice = { value: string; label: string; disabled?: boolean };
type Group = { group: string; items: Choice[] };

/**
 * The options that contain what was typed, in their name or that of their group; first those that begin with it, then those
 * that are called so otherwise, because Enter takes the first: "50" is 50 cl before 150 cl, and "TI" is Tessin before a
 * region of Argentinien.
 */
export function optionsFor(options: readonly Option[], search: string): Option[] {
  const typed = folded(search);
  const later = ({ label, words = '' }: Option) =>
    +!folded(label).startsWith(typed) && 1 + +!` ${folded(words)}`.includes(` ${typed}`);
  return options
    .filter((option) => containsWords(searchText(option), search))
    .sort((a, b) => later(a) - later(b));
}

/** The rendered options: the first matches, grouped, and one for the rest. */
export function shownOptions(
  options: readonly Option[],
  search: string,
  more: (count: number) => string,
  max = MAX_SHOWN,
): (Choice | Group)[] {
  const matches = search.trim() ? optionsFor(options, search) : options;
  const groups = new Map<string, Choice[]>();
  const shown: (Choice | Group)[] = [];
  for (const { value, label, group, disabled } of matches.slice(0, max)) {
    const choice = { value: String(value), label, disabled };
    if (group === undefined) {
      shown.push(choice);
      continue;
    }
    const items = groups.get(group);
    if (items) items.push(choice);
    else {
      const first = [choice];
      groups.set(group, first);
      shown.push({ group, items: first });
    }
  }
  const rest = matches.length - max;
  return rest > 0 ? [...shown, { value: MORE, label: more(rest), disabled: true }] : shown;
}

/** The options of a select and which of them are listed while one searches. */
type Listed = {
  data: (Choice | Group)[];
  filter: <Items extends readonly unknown[]>(found: { options: Items }) => Items;
};

/**
 * The rendered options for a select, which takes the name of the chosen one from them. One that does not match stays there
 * for that, and is not listed: the first of the list is what Enter takes.
 */
export function withChosen(shown: (Choice | Group)[], value: string | null, label: string): Listed {
  const known = shown.some((entry) =>
    'group' in entry ? entry.items.some((item) => item.value === value) : entry.value === value,
  );
  const more = value !== null && label !== '' && !known ? [{ value, label }] : [];
  return {
    data: [...more, ...shown],
    filter: ({ options }) => options.slice(more.length) as unknown as typeof options,
  };
}

/**
 * What is searched in a select whose text is the name of its value.
 * @param label that name; it may come after the field, and until something is typed it is the text
 */
export function useSearch(label: string) {
  const [[searchValue = label, typed], setSearch] = useState<[string?, boolean?]>([]);
  const dropped = useRef(false);
  const onSearchChange: ChoiceProps['onSearchChange'] = (text, byHand) => {
    if (byHand) dropped.current = false;
    setSearch([text, byHand]);
  };
  // The name that the select itself has set is no search: when opened again, all options are shown. Typed, it is one: else
  // Enter would take the first of them all.
  const needle = typed || searchValue !== label ? searchValue : '';
  return {
    needle,
    searched: { searchValue, onSearchChange },
    /** Escape gives up what was typed: it stays to be read until the field is left, and is not taken then. */
    noteEscape: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dropped.current = true;
    },
    /** What was typed is meant when the field is left, if it can be one of the options only. */
    onlyMatch: (options: readonly Option[]): Option | undefined => {
      if (dropped.current || needle.trim() === '') return undefined;
      const [match, ...more] = optionsFor(options, needle);
      return match && !match.disabled && more.length === 0 ? match : undefined;
    },
  };
}

/** The first match is marked while one types, and Tab takes what is marked, as Enter does. */
export function takeMarked(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, shiftKey, currentTarget } = event;
  // The field itself does not always name the first match as its active one.
  const marked = takenOption(currentTarget);
  // Nothing was found: the form neither goes on nor is sent with what was chosen before.
  if (key === 'Enter' && !marked) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (key === 'Tab' && !shiftKey && marked) marked.click();
}

function searchText(option: Option): string {
  return [option.group, option.label, option.words].filter(Boolean).join(' ');
}
