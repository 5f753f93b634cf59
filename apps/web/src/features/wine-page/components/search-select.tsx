import type { SelectProps } from '@mantine/core';
import { useState } from 'react';
import { type Option, shownOptions, takeMarked, withChosen } from '../../../form/select-options.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';

type Props = Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
  value: number | null;
  onChoose: (value: number) => void;
};

/** A searchable select outside of a form: 50 options are rendered, typing filters the rest. */
export function SearchSelect({ options: known, value, onChoose, onKeyDown = takeMarked, ...props }: Props) {
  const { t } = useTranslation();
  const options = known ?? [];
  const label = options.find((option) => option.value === value)?.label ?? '';
  // Until something is typed it is the label, which may come after the field.
  const [typed, setSearch] = useState<string | null>(null);
  const search = typed ?? label;
  // The text of the chosen option is not a search: when opened again, all options are shown.
  const needle = search === label ? '' : search;
  const chosen = value === null ? null : String(value);
  const shown = shownOptions(options, needle, (count) =>
    t(($) => $.form.moreOptions, { count, more: formatNumber(count) }),
  );
  return (
    <Choice
      {...props}
      onKeyDown={needle === '' ? undefined : onKeyDown}
      text={label}
      value={chosen}
      onChange={(next) => {
        if (next !== null) onChoose(Number(next));
        setSearch('');
      }}
      {...withChosen(shown, chosen, label)}
      searchable
      selectFirstOptionOnChange={needle !== ''}
      searchValue={search}
      onSearchChange={setSearch}
      allowDeselect={false}
      nothingFoundMessage={
        known ? (props.nothingFoundMessage ?? t(($) => $.form.nothingFound)) : t(($) => $.app.loading)
      }
      maxDropdownHeight={320}
    />
  );
}
