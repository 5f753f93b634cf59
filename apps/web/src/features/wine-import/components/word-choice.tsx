import { useEffect, useMemo } from 'react';
import {
  type Option,
  shownOptions,
  takeMarked,
  useSearch,
  withChosen,
} from '../../../form/select-options.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Choice, type ChoiceProps } from '../../../ui/choice.tsx';

export type WordChoiceProps = Pick<ChoiceProps, 'autoFocus' | 'onFocus'> & {
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
  value: string | null;
  /** What stands there if it is none of the options. */
  text?: string;
  /** @param left whether the focus is elsewhere already */
  onChange: (value: string, left: boolean) => void;
  /** The focus has left, and nothing was chosen. */
  onLeave?: () => void;
  /** Escape, or Enter without a choice. */
  onClose?: () => void;
  label?: string;
  'aria-label'?: string;
  size?: string;
  /** Gets what is typed, to find more that it may mean. */
  onSearch?: (text: string) => void;
};

const NONE: readonly Option[] = [];

/**
 * A choice of many words outside of a form, as the selects of the forms are: typing marks the first match, Enter and Tab take
 * what is marked, and what stands there stays until something is chosen.
 */
export function WordChoice({
  options: known,
  value,
  text,
  onChange,
  onLeave,
  onClose,
  onSearch,
  ...props
}: WordChoiceProps) {
  const { t } = useTranslation();
  const options = known ?? NONE;
  const label = options.find((option) => String(option.value) === value)?.label ?? text ?? '';
  const { needle, searched, noteEscape, onlyMatch } = useSearch(label);
  useEffect(() => onSearch?.(needle), [onSearch, needle]);
  const listed = useMemo(() => {
    const shown = shownOptions(options, needle, (count) =>
      t(($) => $.form.moreOptions, { count, more: formatNumber(count) }),
    );
    return withChosen(shown, value, label);
  }, [options, needle, value, label, t]);

  function leave() {
    const match = onlyMatch(options);
    if (match) onChange(String(match.value), true);
    else {
      searched.onSearchChange?.(label, false);
      onLeave?.();
    }
  }

  return (
    <Choice
      {...props}
      text={label}
      value={value}
      onChange={(to) => to !== null && onChange(to, false)}
      onBlur={leave}
      onKeyDown={(event) => {
        noteEscape(event);
        if (needle !== '') takeMarked(event);
        if (
          event.key === 'Escape' ||
          (event.key === 'Enter' && needle === '' && !marked(event.currentTarget))
        )
          onClose?.();
      }}
      {...listed}
      searchable
      selectFirstOptionOnChange={needle !== ''}
      {...searched}
      allowDeselect={false}
      placeholder={t(($) => $.form.choose)}
      nothingFoundMessage={known ? t(($) => $.form.nothingFound) : t(($) => $.app.loading)}
      maxDropdownHeight={320}
    />
  );
}

/** Whether an option is marked with the arrows. */
function marked(field: HTMLInputElement): boolean {
  const list = field.getAttribute('aria-controls');
  return list !== null && document.querySelector(`#${list} [data-combobox-selected]`) !== null;
}
