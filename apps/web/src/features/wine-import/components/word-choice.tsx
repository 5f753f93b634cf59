import { useMemo, useState } from 'react';
import { type Option, shownOptions } from '../../../form/select-options.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Choice, type ChoiceProps } from '../../../ui/choice.tsx';

type Props = Pick<ChoiceProps, 'autoFocus' | 'onBlur' | 'onKeyDown'> & {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  label?: string;
  'aria-label'?: string;
  size?: string;
};

/** A choice of many words outside of a form; typing filters them. */
export function WordChoice({ options, value, onChange, ...props }: Props) {
  const { t } = useTranslation();
  const text = options.find((option) => String(option.value) === value)?.label ?? '';
  const [search, setSearch] = useState(text);
  const data = useMemo(
    () =>
      shownOptions(options, search === text ? '' : search, (count) =>
        t(($) => $.form.moreOptions, { count, more: formatNumber(count) }),
      ),
    [options, search, text, t],
  );
  return (
    <Choice
      {...props}
      text={text}
      value={value}
      onChange={onChange}
      data={data}
      filter={({ options: shown }) => shown}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      allowDeselect={false}
      placeholder={t(($) => $.form.choose)}
      nothingFoundMessage={t(($) => $.form.nothingFound)}
      maxDropdownHeight={320}
    />
  );
}
