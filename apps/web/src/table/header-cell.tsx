import { rem } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { sortOf } from '../lib/list-state.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { ListColumnMeta } from './columns.ts';
import styles from './rows.module.css';
import type { ListControl } from './use-list-state.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A column's name; sortable ones are buttons that switch between ascending, descending and none. */
export function HeaderCell({
  list,
  field,
  meta,
}: {
  list: ListControl;
  field: string;
  meta: ListColumnMeta;
}) {
  const { t } = useTranslation();
  const direction = sortOf(list.state, field);
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={styles.head}
      data-align={meta.align}
      data-spare={meta.spare}
      style={{ width: meta.width === undefined ? undefined : rem(meta.width) }}
      aria-sort={direction && ariaSort[direction]}
    >
      {meta.sortable ? (
        <button
          type="button"
          className={styles.sort}
          title={t(($) => $.table.sortBy, { column: meta.label })}
          onClick={() => list.toggleSort(field)}
        >
          {meta.label}
          <Arrow size={14} aria-hidden data-idle={direction === undefined || undefined} />
        </button>
      ) : (
        meta.label
      )}
    </th>
  );
}
