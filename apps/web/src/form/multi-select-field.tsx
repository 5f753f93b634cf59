import { MultiSelect } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/money.ts';
import { type Option, shownOptions } from './select-options.ts';
import { type FieldProps, useField } from './use-field.ts';

type Props = FieldProps & {
  options: readonly Option[];
  placeholder?: string;
};

/** Several of many, as a list of the values that the options gave; typing narrows the choices, groups are headings. */
export function MultiSelectField({ options, placeholder, ...props }: Props) {
  const { t } = useTranslation();
  const words = useCallback(
    (value: unknown) =>
      options
        .filter((option) => Array.isArray(value) && value.includes(option.value))
        .map((option) => option.label)
        .join(', '),
    [options],
  );
  const { field, frame } = useField(props, words);
  const chosen = (field.value ?? []) as Option['value'][];
  const more = useCallback(
    (count: number) => t(($) => $.form.moreOptions, { count, more: formatNumber(count) }),
    [t],
  );
  // Every choice is known to the field, so that a chosen one has its name; drawn are only the first that fit.
  const data = useMemo(() => shownOptions(options, '', more, Number.POSITIVE_INFINITY), [options, more]);
  return (
    <MultiSelect
      {...frame}
      ref={field.ref}
      onBlur={field.onBlur}
      data={data}
      value={chosen.map(String)}
      onChange={(values) =>
        field.onChange(
          values.flatMap((value) => options.find((option) => String(option.value) === value)?.value ?? []),
        )
      }
      filter={({ search }) =>
        shownOptions(
          options.filter((option) => !chosen.includes(option.value)),
          search,
          more,
        )
      }
      searchable
      hidePickedOptions
      placeholder={chosen.length === 0 ? (placeholder ?? t(($) => $.form.choose)) : undefined}
      nothingFoundMessage={t(($) => $.form.nothingFound)}
      maxDropdownHeight={320}
      // The list itself scrolls: the arrow keys of the field move it, and assistive technology knows it by that.
      withScrollArea={false}
      styles={{ options: { maxHeight: 320, overflowY: 'auto' } }}
    />
  );
}
