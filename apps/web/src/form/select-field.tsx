import { useCallback, useMemo, useState } from 'react';
import { formatNumber } from '../lib/money.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Choice } from '../ui/choice.tsx';
import { type Option, optionsFor, shownOptions, takeMarked, withChosen } from './select-options.ts';
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
};

/** One choice of many: 50 options are rendered, typing filters the rest. Empty is null. */
export function SelectField({ options, named = options, placeholder, clearable, loading, ...props }: Props) {
  const { t } = useTranslation();
  const words = useCallback(
    (value: unknown) => named.find((option) => String(option.value) === String(value))?.label ?? '',
    [named],
  );
  const { field, frame } = useField(props, words, true);
  const current = field.value === null || field.value === undefined ? null : String(field.value);
  const label = current === null ? '' : words(current);
  // Until something is typed it is the label, which may come after the field: text that came later would not be replaced.
  const [typedSearch, setSearch] = useState<string | null>(null);
  const search = typedSearch ?? label;
  // The text of the chosen option is not a search: when opened again, all options are shown.
  const needle = search === label ? '' : search;
  const listed = useMemo(() => {
    const shown = shownOptions(options, needle, (count) =>
      t(($) => $.form.moreOptions, { count: count, more: formatNumber(count) }),
    );
    return withChosen(shown, current, label);
  }, [options, needle, current, label, t]);
  const choose = (value: string | null) => field.onChange(value === null ? null : typed(options, value));
  // Whoever clicks elsewhere has marked nothing; what was typed is meant if it can be one option only.
  function takeOnlyMatch() {
    const [match, ...more] = needle.trim() === '' ? [] : optionsFor(options, needle);
    if (match && !match.disabled && more.length === 0) choose(String(match.value));
  }
  return (
    <Choice
      {...frame}
      text={label}
      ref={field.ref}
      name={field.name}
      onKeyDown={needle === '' ? undefined : takeMarked}
      onBlur={() => {
        takeOnlyMatch();
        field.onBlur();
      }}
      value={current}
      onChange={choose}
      {...listed}
      searchable
      selectFirstOptionOnChange={needle !== ''}
      searchValue={search}
      onSearchChange={setSearch}
      clearable={clearable}
      allowDeselect={clearable ?? false}
      placeholder={placeholder ?? (loading ? t(($) => $.app.loading) : t(($) => $.form.choose))}
      nothingFoundMessage={loading ? t(($) => $.app.loading) : t(($) => $.form.nothingFound)}
      clearButtonProps={{ 'aria-label': t(($) => $.form.clear) }}
      maxDropdownHeight={320}
    />
  );
}

/** The value of the option, a number or a string. */
function typed(options: readonly Option[], value: string): string | number {
  return options.find((option) => String(option.value) === value)?.value ?? value;
}
