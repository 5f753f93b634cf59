import { useTranslation } from 'react-i18next';
import { fieldOf, type ListColumn, metaOf } from './columns.ts';
import { FilterField } from './filter-field.tsx';
import styles from './rows.module.css';
import type { ListControl } from './use-list-state.ts';

type Props<Row extends object> = {
  list: ListControl;
  columns: readonly ListColumn<Row>[];
  /** Cells before and after those of the columns. */
  before: number;
  after: boolean;
};

/** The filters, one under each header that has one. */
export function FilterRow<Row extends object>({ list, columns, before, after }: Props<Row>) {
  const { t } = useTranslation();
  if (!columns.some((column) => metaOf(column).filter)) return null;
  return (
    <tr className={styles.filters} aria-label={t(($) => $.table.filters)}>
      {before > 0 && <td colSpan={before} />}
      {columns.map((column) => (
        <td key={fieldOf(column)}>
          {metaOf(column).filter && <FilterField list={list} field={fieldOf(column)} meta={metaOf(column)} />}
        </td>
      ))}
      {after && <td />}
    </tr>
  );
}
