import type { SelectProps } from '@mantine/core';
import {
  type Option,
  shownOptions,
  takeMarked,
  useSearch,
  withChosen,
} from '../../../form/select-options.ts';
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
  const { needle, searched } = useSearch(label);
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
        if (next === null) return;
        onChoose(Number(next));
        // Where the choice is added elsewhere the value stays empty, and the next name would be appended to this search.
        if (value === null) searched.onSearchChange?.('', false);
      }}
      {...withChosen(shown, chosen, label)}
      searchable
      selectFirstOptionOnChange={needle !== ''}
      {...searched}
      allowDeselect={false}
      nothingFoundMessage={
        known ? (props.nothingFoundMessage ?? t(($) => $.form.nothingFound)) : t(($) => $.app.loading)
      }
      maxDropdownHeight={320}
    />
  );
}
