import { useTranslation } from '../lib/use-translation.ts';
import { fieldOf, type ListColumn, metaOf } from './columns.ts';
import { FilterField } from './filter-field.tsx';
import styles from './rows.module.css';
import type { ListControl } from './use-list-state.ts';

type Props<Row extends object> = {
  list: ListControl;
  columns: readonly ListColumn<Row>[];
  /** Before the columns: the position of rows in manual order, after the cell of the handle. */
  position?: ListColumn<Row>;
  /** Whether there is a cell for marking rows before the columns, and one with buttons after them. */
  marks: boolean;
  after: boolean;
};

/** The filters, each under the header of its column. */
export function FilterRow<Row extends object>({ list, columns, position, marks, after }: Props<Row>) {
  const { t } = useTranslation();
  if (!columns.some((column) => metaOf(column).filter)) return null;
  return (
    <tr className={styles.filters} aria-label={t(($) => $.table.filters)}>
      {position && <td />}
      {position && <FilterCell list={list} column={position} />}
      {marks && <td />}
      {columns.map((column) => (
        <FilterCell key={fieldOf(column)} list={list} column={column} />
      ))}
      {after && <td />}
    </tr>
  );
}

function FilterCell<Row extends object>({ list, column }: { list: ListControl; column: ListColumn<Row> }) {
  const meta = metaOf(column);
  return (
    <td data-spare={meta.spare}>
      {meta.filter && <FilterField list={list} field={fieldOf(column)} meta={meta} />}
    </td>
  );
}
