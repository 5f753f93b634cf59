import type { SelectProps } from '@mantine/core';
import { useState } from 'react';
import { type Option, shownOptions } from '../../../../form/select-options.ts';
import { formatNumber } from '../../../../lib/money.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Choice } from '../../../../ui/choice.tsx';

type Props = Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  options: readonly Option[];
  value: number | null;
  onChoose: (value: number) => void;
};

/** A searchable select outside of a form: 50 options are rendered, typing filters the rest. */
export function SearchSelect({ options, value, onChoose, ...props }: Props) {
  const { t } = useTranslation();
  const label = options.find((option) => option.value === value)?.label ?? '';
  const [search, setSearch] = useState(label);
  // The text of the chosen option is not a search: when opened again, all options are shown.
  const needle = search === label ? '' : search;
  const data = shownOptions(options, needle, (count) =>
    t(($) => $.form.moreOptions, { count, more: formatNumber(count) }),
  );
  return (
    <Choice
      {...props}
      text={label}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        if (chosen !== null) onChoose(Number(chosen));
        setSearch('');
      }}
      data={withChosen(data, value, label)}
      filter={({ options: shown }) => shown}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      allowDeselect={false}
      nothingFoundMessage={props.nothingFoundMessage ?? t(($) => $.form.nothingFound)}
      maxDropdownHeight={320}
    />
  );
}

/** The chosen option remains available even when it is not among the rendered ones. */
function withChosen(data: ReturnType<typeof shownOptions>, value: number | null, label: string) {
  if (value === null || label === '') return data;
  const chosen = String(value);
  const known = data.some((entry) =>
    'group' in entry ? entry.items.some((item) => item.value === chosen) : entry.value === chosen,
  );
  return known ? data : [{ value: chosen, label }, ...data];
}
