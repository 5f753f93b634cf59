import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import type { ListAnswer } from '../lib/list-call.ts';
import { useShownList } from '../lib/shown-lists.ts';
import { useMobile } from '../lib/use-media.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { laterView } from '../ui/later-view.tsx';
import { Notice } from '../ui/status-tag.tsx';
import { CardList } from './card-list.tsx';
import { type ListColumn, positionFilter } from './columns.ts';
import { allRows, type ListDownload } from './download/all-rows.ts';
import { DownloadButton } from './download/download-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import styles from './frame.module.css';
import { ListTable } from './list-table.tsx';
import { MoveButton } from './move-button.tsx';
import type { View } from './named-views.ts';
import { NoRows } from './no-rows.tsx';
import { useOpenedRows } from './opened-rows.ts';
import { Pager } from './pager.tsx';
import { RefetchBar } from './refetch-bar.tsx';
import type { Reorder } from './reorder.ts';
import type { Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { Toolbar } from './toolbar.tsx';
import type { ListControl } from './use-list-state.ts';
import { useReorder } from './use-reorder.ts';
import { useWideFrame } from './use-wide-frame.ts';
import { Views } from './views.tsx';

const SortableRows = laterView(() => import('./sortable-rows.tsx').then((module) => module.SortableRows), {
  waiting: <Skeleton />,
}) as typeof import('./sortable-rows.tsx').SortableRows;

const FarMove = laterView(() => import('./far-move.tsx').then((module) => module.FarMove), {
  wanted: ({ row }) => row !== null,
  close: ({ onClose }) => onClose(),
}) as typeof import('./far-move.tsx').FarMove;

export type DataTableProps<Row extends { id: number }> = {
  /** The name of the list, for assistive technology and for the user's own views. */
  name: string;
  list: ListControl;
  query: UseQueryResult<ListAnswer<Row>>;
  columns: readonly ListColumn<Row>[];
  /** Filters that are not columns, made with `extraFilter`. */
  filters?: readonly ListColumn<Row>[];
  /** The name of a row in labels and announcements. */
  rowName: (row: Row) => string;
  /** The searched fields, as text; without it there is no search. */
  searchIn?: string;
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** Views every user has; the first is usually the bare list with query ''. */
  views?: readonly View[];
  /** More for the toolbar. */
  toolbar?: ReactNode;
  /** The content of an empty list; a filtered one without a match has its own text. */
  empty?: ReactNode;
  reorder?: Reorder<Row>;
  /** How the rows become a file; without it the list offers none. */
  download?: ListDownload<Row>;
  /** Marked rows and the actions on them; without it there are no checkboxes. */
  selection?: Selection;
};

/** The list of the product: state in the address, rows as a table or, on small screens, as cards. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { name, list, query, columns, rowName, reorder, selection } = props;
  const { t } = useTranslation();
  const mobile = useMobile();
  const moves = useReorder(query.data?.data ?? NO_ROWS, list, reorder);
  const total = query.data?.total;
  useLastPage(list, total);
  const hasRows = moves.rows.length > 0;
  useShownList(hasRows);
  const section = useRef<HTMLElement>(null);
  const returned = useOpenedRows(section, total !== undefined);
  const frame = useWideFrame();

  const filterable = useFilterable(columns, reorder, props.filters);
  const Rows = mobile ? CardList : ListTable;
  const [far, setFar] = useState<Row | null>(null);
  const movedFar = useRef(false);
  if (far) movedFar.current = true;
  const { download } = props;
  const everything = download && (() => allRows(download, list.state));
  const rows = (
    <Rows {...props} moves={moves} returned={returned} actions={reorder ? rowActions : props.actions} />
  );

  function rowActions(row: Row) {
    return (
      <>
        {!reorder?.lockedBecause?.(row) && (
          <MoveButton name={rowName(row)} exchange={reorder?.exchange} onClick={() => setFar(row)} />
        )}
        {props.actions?.(row)}
      </>
    );
  }

  return (
    <section ref={section} className={styles.list} aria-label={name} aria-busy={query.isFetching}>
      {props.views && <Views list={name} builtIn={props.views} />}
      <Toolbar
        list={list}
        columns={filterable}
        filters={props.filters}
        searchIn={props.searchIn}
        total={total}
        onReload={() => void query.refetch()}
      >
        {props.download && total !== 0 && (
          <DownloadButton
            name={name}
            state={list.state}
            total={total}
            columns={columns}
            positionOf={reorder?.positionOf}
            download={props.download}
          />
        )}
        {props.toolbar}
      </Toolbar>
      <FilterChips list={list} columns={filterable} />
      <div
        ref={frame}
        className={mobile ? undefined : styles.frame}
        data-waiting={query.isPlaceholderData || undefined}
      >
        <RefetchBar active={query.isFetching && !query.isPending} />
        {query.isPending && <Skeleton />}
        {query.isError &&
          (query.data ? (
            <Notice tone="danger">
              {t(($) => $.table.outdated)} {errorText(t, query.error)}{' '}
              <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
                {t(($) => $.ui.retry)}
              </Button>
            </Notice>
          ) : (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ))}
        {query.data &&
          (reorder ? (
            <SortableRows moves={moves} rowId={(row) => row.id} rowName={reorder.nameOf}>
              {rows}
            </SortableRows>
          ) : (
            rows
          ))}
        {total === 0 && (
          <NoRows
            name={name}
            list={list}
            views={props.views}
            nearest={query.data?.nearest?.map(({ company_name }) => company_name)}
          >
            {props.empty}
          </NoRows>
        )}
      </div>
      {selection && <SelectionBar selection={selection} total={total ?? 0} everything={everything} />}
      {total !== undefined && total > 0 && <Pager list={list} total={total} />}
      {reorder && movedFar.current && (
        <FarMove
          row={far}
          reorder={reorder}
          onMove={(row, position) => void moves.moveTo(row, position)}
          onClose={() => setFar(null)}
        />
      )}
    </section>
  );
}

const NO_ROWS: never[] = [];

/** The filters that are not columns: additional ones, and the position of rows in manual order. */
function useFilterable<Row extends object>(
  columns: readonly ListColumn<Row>[],
  reorder: Reorder<Row> | undefined,
  filters: readonly ListColumn<Row>[] = NO_ROWS,
): readonly ListColumn<Row>[] {
  const { t } = useTranslation();
  const field = reorder?.field;
  const label = t(($) => $.table.reorder.positionColumn);
  return useMemo(
    () => [...(field ? [positionFilter<Row>(field, label)] : []), ...columns, ...filters],
    [columns, filters, field, label],
  );
}

/** A page beyond the end (rows were deleted, an old link) becomes the last one. */
function useLastPage(list: ListControl, total: number | undefined): void {
  const { currentPage, currentPerPage } = list.state;
  const last = total === undefined ? currentPage : Math.max(1, Math.ceil(total / currentPerPage));
  useEffect(() => {
    if (currentPage > last) list.setPage(last, 'replace');
  }, [currentPage, last, list.setPage]);
}
