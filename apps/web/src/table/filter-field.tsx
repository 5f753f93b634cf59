import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import type { FilterOption, ListColumnMeta } from './columns.ts';
import { DayField } from './day-field.tsx';
import type { ListControl } from './use-list-state.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = {
  list: ListControl;
  field: string;
  meta: ListColumnMeta;
  /** In the filter sheet the label is above the field. */
  withLabel?: boolean;
  /** Outside its column the empty option says what is filtered. */
  withoutLabel?: boolean;
};

/** The filter of one column: a text, a day or a choice. */
export function FilterField({ list, field, meta, withLabel = false, withoutLabel = false }: Props) {
  const { t } = useTranslation();
  const committed = String(list.state.columnFilters[field] ?? '');
  const typed = useTypedValue(committed, (text, step) => list.setFilter(field, text, step));
  const naming = withLabel
    ? { label: meta.label }
    : { 'aria-label': t(($) => $.table.filterBy, { column: meta.label }) };
  if (Array.isArray(meta.filter)) {
    return (
      <NativeSelect
        {...naming}
        // Its options may come later, and what stands beside it does not move.
        w={withoutLabel ? 180 : undefined}
        value={committed}
        data={[
          { value: '', label: withoutLabel ? meta.label : t(($) => $.table.all) },
          ...grouped(meta.filter),
        ]}
        onChange={(event) => list.setFilter(field, event.currentTarget.value, 'push')}
      />
    );
  }
  if (meta.filter === 'day') {
    return (
      <DayField {...naming} committed={committed} onCommit={(day) => list.setFilter(field, day, 'push')} />
    );
  }
  const digits = meta.filter === 'digits';
  return (
    <TextInput
      {...naming}
      placeholder={t(($) => $.table.filterPlaceholder)}
      value={typed.value}
      inputMode={digits ? 'numeric' : undefined}
      onChange={({ currentTarget: { value } }) => typed.onType(digits ? value.replace(/\D/g, '') : value)}
      onKeyDown={(event) => event.key === 'Enter' && typed.onEnter()}
      onBlur={typed.onLeave}
    />
  );
}

type Drawn = { value: string; label: string };

/** The options for the select, those of a group under its heading. */
function grouped(options: readonly FilterOption[]): (Drawn | { group: string; items: Drawn[] })[] {
  const groups = new Map<string, Drawn[]>();
  for (const { group = '', value, label } of options)
    groups.set(group, [...(groups.get(group) ?? []), { value, label }]);
  return [...groups].flatMap<Drawn | { group: string; items: Drawn[] }>(([group, items]) =>
    group ? [{ group, items }] : items,
  );
}
