import { X } from 'lucide-react';
import { formatDate } from '../lib/date.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldOf, type ListColumn, metaOf } from './columns.ts';
import styles from './toolbar.module.css';
import type { ListControl } from './use-list-state.ts';

type Props<Row extends object> = { list: ListControl; columns: readonly ListColumn<Row>[] };

/** The active filters of the list, each with a button to remove it. */
export function FilterChips<Row extends object>({ list, columns }: Props<Row>) {
  const { t } = useTranslation();
  const { columnFilters, searchTerms } = list.state;
  const chips = Object.entries(columnFilters).map(([field, value]) => {
    const column = columns.find((candidate) => fieldOf(candidate) === field);
    const meta = column ? metaOf(column) : { label: field };
    const option = 'filter' in meta && Array.isArray(meta.filter) ? meta.filter : [];
    const isDay = 'filter' in meta && meta.filter === 'day';
    const shown = isDay
      ? formatDate(String(value))
      : (option.find((entry) => entry.value === String(value))?.label ?? value);
    return {
      key: field,
      text: t(($) => $.table.chip, { column: meta.label, value: String(shown) }),
      remove: () => list.setFilter(field, null, 'push'),
    };
  });
  if (searchTerms) {
    const text = t(($) => $.table.searchChip, { value: searchTerms });
    chips.unshift({ key: ' search', text, remove: () => list.setSearch('', 'push') });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            onClick={chip.remove}
            aria-label={t(($) => $.table.removeFilter, { filter: chip.text })}
          >
            {chip.text}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
