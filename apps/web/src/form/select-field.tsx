import { useCallback, useEffect, useMemo } from 'react';
import { formatNumber } from '../lib/money.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Choice } from '../ui/choice.tsx';
import { useWhenChanged } from '../ui/use-when-changed.ts';
import { type Option, shownOptions, takeMarked, useSearch, withChosen } from './select-options.ts';
import { type FieldProps, useField } from './use-field.ts';

type Props = FieldProps & {
  options: readonly Option[];
  /** All options with a name, where not every one of them can be chosen now. */
  named?: readonly Option[];
  placeholder?: string;
  /** Can be cleared. */
  clearable?: boolean;
  /** While the options are loading. */
  loading?: boolean;
  /** Gets what is typed, to find more that it may mean. */
  onSearch?: (text: string) => void;
};

/** One choice of many: 50 options are rendered, typing filters the rest. Empty is null. */
export function SelectField({
  options,
  named = options,
  placeholder,
  clearable,
  loading,
  onSearch,
  ...props
}: Props) {
  const { t } = useTranslation();
  const words = useCallback((value: unknown) => optionOf(named, value)?.label ?? '', [named]);
  const { field, frame } = useField(props, words, true);
  const current = field.value === null || field.value === undefined ? null : String(field.value);
  const label = current === null ? '' : words(current);
  const { needle, searched, noteEscape, onlyMatch } = useSearch(label);
  useEffect(() => onSearch?.(needle), [onSearch, needle]);
  const listed = useMemo(() => {
    const shown = shownOptions(options, needle, (count) =>
      t(($) => $.form.moreOptions, { count: count, more: formatNumber(count) }),
    );
    return withChosen(shown, current, label);
  }, [options, needle, current, label, t]);
  const choose = (value: string | null) =>
    field.onChange(value && (optionOf(options, value)?.value ?? value));
  // Whoever clicks elsewhere has marked nothing; what was typed is meant if it can be one option only.
  function takeOnlyMatch() {
    const match = onlyMatch(options);
    if (match) choose(String(match.value));
  }
  // A field that is locked while one types in it is not left in Chromium: what stands there would be no value.
  useWhenChanged([props.disabled], () => {
    if (!props.disabled || needle === '') return;
    takeOnlyMatch();
    searched.onSearchChange?.(label, false);
  });
  const wait = loading && t(($) => $.app.loading);
  return (
    <Choice
      {...frame}
      text={label}
      ref={field.ref}
      name={field.name}
      onKeyDown={(event) => {
        noteEscape(event);
        if (needle !== '') takeMarked(event);
      }}
      onBlur={() => {
        takeOnlyMatch();
        field.onBlur();
      }}
      value={current}
      onChange={choose}
      {...listed}
      searchable
      selectFirstOptionOnChange={needle !== ''}
      {...searched}
      clearable={clearable}
      allowDeselect={clearable ?? false}
      placeholder={placeholder ?? (wait || t(($) => $.form.choose))}
      nothingFoundMessage={wait || t(($) => $.form.nothingFound)}
      clearButtonProps={{ 'aria-label': t(($) => $.form.clear) }}
      maxDropdownHeight={320}
    />
  );
}

const optionOf = (options: readonly Option[], value: unknown) =>
  options.find((option) => String(option.value) === String(value));
