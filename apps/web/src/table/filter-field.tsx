import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListColumnMeta } from './columns.ts';
import type { ListControl } from './use-list-state.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = {
  list: ListControl;
  field: string;
  meta: ListColumnMeta;
  /** In the filter sheet the label stands above the field. */
  withLabel?: boolean;
};

/** The filter of one column: a text or a choice. */
export function FilterField({ list, field, meta, withLabel = false }: Props) {
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
        value={committed}
        data={[{ value: '', label: t(($) => $.table.all) }, ...meta.filter]}
        onChange={(event) => list.setFilter(field, event.currentTarget.value, 'push')}
      />
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
