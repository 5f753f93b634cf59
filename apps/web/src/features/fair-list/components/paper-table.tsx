import type { ReactNode } from 'react';
import styles from './paper-table.module.css';

export interface PaperColumn<Row> {
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** CSS width of the column, the same in every table of a list. */
  width: string;
}

type Props<Row> = {
  /** What the rows have in common; on paper every page that they go on to says it again. */
  title: string;
  note?: string;
  columns: PaperColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What stands below the rows. */
  end?: ReactNode;
  /** Whether it begins a new sheet of paper. */
  newSheet?: boolean;
};

/** A table for the screen and for paper. Its first column is the heading of a row, and of its card on small screens. */
export function PaperTable<Row>({ title, note, columns, rows, rowKey, end, newSheet }: Props<Row>) {
  return (
    <section className={styles.part} data-new-sheet={newSheet || undefined}>
      <header className={styles.partHead}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <table className={styles.table} aria-label={title}>
        <colgroup>
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          {/* The heading above is not repeated on the next sheet of paper, the head of a table is. */}
          <tr className={styles.onPaper} aria-hidden>
            <td colSpan={columns.length}>
              <strong>{title}</strong> {note}
            </td>
          </tr>
          <tr>
            {columns.map(({ name, label, align }) => (
              <th key={name} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ name, label, cell, align }, at) =>
                at === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-label={label} data-align={align}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {end}
        </tbody>
      </table>
    </section>
  );
}
