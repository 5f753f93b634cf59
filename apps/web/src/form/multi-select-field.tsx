import { MultiSelect, rem } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { formatNumber } from '../lib/money.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { type Option, optionsFor, shownOptions } from './select-options.ts';
import { type FieldProps, useField } from './use-field.ts';

type Props = FieldProps & {
  options: readonly Option[];
  placeholder?: string;
  /** While the options are loading. */
  loading?: boolean;
  /** Gets what is typed, to find more that it may mean. */
  onSearch?: (text: string) => void;
};

/**
 * Several choices of many, as a list of the options' values; typing filters the options, groups are headings.
 */
export function MultiSelectField({ options, placeholder, loading, onSearch, ...props }: Props) {
  const { t } = useTranslation();
  const words = useCallback(
    (value: unknown) =>
      options
        .filter((option) => Array.isArray(value) && value.includes(option.value))
        .map((option) => option.label)
        .join(', '),
    [options],
  );
  const { field, frame } = useField(props, words, true);
  const chosen = (field.value ?? []) as Option['value'][];
  const more = useCallback(
    (count: number) => t(($) => $.form.moreOptions, { count, more: formatNumber(count) }),
    [t],
  );
  // The field has every option, so that a chosen one has its label, but renders only the first matches.
  // One that is not among them yet says nothing: what is stored is the number of a row.
  const data = useMemo(
    () => [
      ...shownOptions(options, '', more, Number.POSITIVE_INFINITY),
      ...chosen
        .filter((value) => !options.some((option) => option.value === value))
        .map((value) => ({ value: String(value), label: '…' })),
    ],
    [options, chosen, more],
  );
  return (
    <MultiSelect
      {...frame}
      ref={field.ref}
      onBlur={field.onBlur}
      data={data}
      value={chosen.map(String)}
      onChange={(values) =>
        field.onChange(
          values.flatMap(
            (value) =>
              options.find((option) => String(option.value) === value)?.value ??
              chosen.find((before) => String(before) === value) ??
              [],
          ),
        )
      }
      filter={({ search }) => shownOptions(choosable(options, chosen, search), search, more)}
      searchable
      onSearchChange={onSearch}
      placeholder={chosen.length === 0 ? (placeholder ?? t(($) => $.form.choose)) : undefined}
      nothingFoundMessage={loading ? t(($) => $.app.loading) : t(($) => $.form.nothingFound)}
      maxDropdownHeight={320}
      // The list itself scrolls: so the field's arrow keys scroll it, and assistive technology recognises it.
      withScrollArea={false}
      styles={{ options: { maxHeight: rem(320), overflowY: 'auto' } }}
    />
  );
}

/** What can still be chosen; when a search finds only what is chosen already, that, ticked and not to be chosen again. */
function choosable(options: readonly Option[], chosen: readonly Option['value'][], search: string): Option[] {
  const left = options.filter((option) => !chosen.includes(option.value));
  if (optionsFor(left, search).length > 0) return left;
  return options.flatMap((option) => (chosen.includes(option.value) ? { ...option, disabled: true } : []));
}
