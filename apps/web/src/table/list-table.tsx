import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useTable } from '@tanstack/react-table';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldOf, type ListColumnMeta, listFeatures, metaOf, positionFilter } from './columns.ts';
import type { DataTableProps } from './data-table.tsx';
import { FilterRow } from './filter-row.tsx';
import { HeaderCell } from './header-cell.tsx';
import { MoveCells } from './move-cells.tsx';
import { RowFrame } from './row-frame.tsx';
import styles from './rows.module.css';
import { allMarked, toggleAll } from './selection.ts';
import { useMarking } from './use-marking.ts';
import type { Moves } from './use-reorder.ts';

type Props<Row extends { id: number }> = DataTableProps<Row> & {
  moves: Moves<Row>;
  /** The id of the row the user came back from. */
  returned: string | undefined;
};

/** What a cell of one line has to say, where that is a text. */
function wordsOf<Row>(meta: ListColumnMeta | undefined, row: Row, value: unknown): string | undefined {
  if (!meta?.line) return undefined;
  const words = meta.file ? meta.file(row as never) : value;
  return typeof words === 'string' && words !== '' ? words : undefined;
}

/** The rows as a table: the header, the filters below it, and the rows. */
export function ListTable<Row extends { id: number }>(props: Props<Row>) {
  const { name, list, columns, rowName, actions, reorder, selection, moves, returned } = props;
  const { t } = useTranslation();
  const table = useTable({
    features: listFeatures,
    columns,
    data: moves.rows,
    getRowId: (row) => String(row.id),
  });
  const ids = moves.rows.map((row) => row.id);
  const marking = useMarking(selection, ids);
  const mayMove = (row: Row) => moves.enabled && !reorder?.lockedBecause?.(row);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {reorder && (
            <th className={styles.handleCell}>
              <VisuallyHidden>{t(($) => $.table.reorder.column)}</VisuallyHidden>
            </th>
          )}
          {reorder && (
            <HeaderCell
              list={list}
              field={reorder.field}
              meta={{ label: t(($) => $.table.reorder.positionColumn), sortable: true, width: '92px' }}
            />
          )}
          {selection && (
            <th className={styles.check}>
              <Checkbox
                aria-label={t(($) => $.table.select.all)}
                disabled={ids.length === 0}
                checked={allMarked(selection, ids)}
                onChange={() => toggleAll(selection, ids)}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={fieldOf(column)} list={list} field={fieldOf(column)} meta={metaOf(column)} />
          ))}
          {actions && (
            <th className={styles.actionsCell}>
              <VisuallyHidden>{t(($) => $.table.actions)}</VisuallyHidden>
            </th>
          )}
        </tr>
        <FilterRow
          list={list}
          columns={columns}
          position={
            reorder &&
            positionFilter<Row>(
              reorder.field,
              t(($) => $.table.reorder.positionColumn),
            )
          }
          marks={selection !== undefined}
          after={actions !== undefined}
        />
      </thead>
      <tbody>
        {table.getRowModel().rows.map((line) => (
          <RowFrame
            key={line.id}
            as="tr"
            className={styles.row}
            data-row={line.original.id}
            data-returned={line.id === returned || undefined}
            sortable={reorder && { id: line.original.id, movable: mayMove(line.original) }}
          >
            {reorder && (
              <MoveCells
                row={line.original}
                name={rowName(line.original)}
                list={list}
                reorder={reorder}
                moves={moves}
              />
            )}
            {selection && (
              <td className={styles.check}>
                <Checkbox
                  aria-label={t(($) => $.table.select.row, { name: rowName(line.original) })}
                  {...marking(line.original.id)}
                />
              </td>
            )}
            {line.getAllCells().map((cell) => (
              <td
                key={cell.id}
                data-align={cell.column.columnDef.meta?.align}
                data-heading={cell.column.columnDef.meta?.heading || undefined}
                data-one-line={cell.column.columnDef.meta?.line || undefined}
                data-spare={cell.column.columnDef.meta?.spare}
                title={wordsOf(cell.column.columnDef.meta, line.original, cell.getValue())}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
            {actions && (
              <td className={styles.actionsCell}>
                <div className={styles.actions}>{actions(line.original)}</div>
              </td>
            )}
          </RowFrame>
        ))}
      </tbody>
    </table>
  );
}
