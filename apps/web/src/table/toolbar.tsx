import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FilterX, RotateCw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNarrowed } from '../lib/list-state.ts';
import { formatNumber } from '../lib/money.ts';
import { useMobile } from '../lib/use-media.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { laterView } from '../ui/later-view.tsx';
import { fieldOf, type ListColumn, metaOf } from './columns.ts';
import { FilterField } from './filter-field.tsx';
import { SearchField } from './search-field.tsx';
import styles from './toolbar.module.css';
import type { ListControl } from './use-list-state.ts';

const FilterSheet = laterView(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet), {
  wanted: ({ opened }) => opened,
  close: ({ onClose }) => onClose(),
}) as typeof import('./filter-sheet.tsx').FilterSheet;

type Props<Row extends object> = {
  list: ListControl;
  columns: readonly ListColumn<Row>[];
  /** Filters that are not columns; on a small screen they are among the others. */
  filters?: readonly ListColumn<Row>[];
  /** The searched fields, as text; without it there is no search. */
  searchIn?: string;
  /** The number of rows in the whole list; undefined while unknown. */
  total: number | undefined;
  onReload: () => void;
  children?: ReactNode;
};

/** Search, reload, reset and the count: one row above the table. */
export function Toolbar<Row extends object>({
  list,
  columns,
  filters = [],
  searchIn,
  total,
  onReload,
  children,
}: Props<Row>) {
  const { t } = useTranslation();
  const mobile = useMobile();
  const [opened, sheet] = useDisclosure();
  const active = Object.keys(list.state.columnFilters).length;
  return (
    <div className={styles.toolbar}>
      {searchIn !== undefined && <SearchField list={list} fields={searchIn} />}
      {mobile && (
        <>
          <Button
            variant="default"
            leftSection={<SlidersHorizontal size={16} aria-hidden />}
            onClick={sheet.open}
          >
            {active > 0 ? t(($) => $.table.filtersActive, { count: active }) : t(($) => $.table.filters)}
          </Button>
          <FilterSheet list={list} columns={columns} opened={opened} onClose={sheet.close} />
        </>
      )}
      {!mobile &&
        filters
          .filter((filter) => !metaOf(filter).chipOnly)
          .map((filter) => (
            <FilterField
              key={fieldOf(filter)}
              list={list}
              field={fieldOf(filter)}
              meta={metaOf(filter)}
              withoutLabel
            />
          ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--ink)"
        size={36}
        aria-label={t(($) => $.table.reload)}
        title={t(($) => $.table.reload)}
        onClick={onReload}
      >
        <RotateCw size={17} aria-hidden />
      </ActionIcon>
      {isNarrowed(list.state) && (
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink)"
          leftSection={<FilterX size={16} aria-hidden />}
          onClick={list.clear}
        >
          {t(($) => $.table.resetFilters)}
        </Button>
      )}
      {/* What does not fit beside the rest goes to the next row together, so that no button is alone there. */}
      {children && <div className={styles.tools}>{children}</div>}
      <p className={styles.range} aria-live="polite">
        {total !== undefined && rangeText(t, list, total)}
      </p>
    </div>
  );
}

function rangeText(t: ReturnType<typeof useTranslation>['t'], list: ListControl, total: number): string {
  if (total === 0) return t(($) => $.table.rangeNone);
  const { currentPage, currentPerPage } = list.state;
  return t(($) => $.table.range, {
    from: formatNumber(Math.min((currentPage - 1) * currentPerPage + 1, total)),
    to: formatNumber(Math.min(currentPage * currentPerPage, total)),
    total: formatNumber(total),
  });
}
