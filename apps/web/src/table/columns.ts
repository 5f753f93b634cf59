import type { CellFormat, CellValue } from '@rebblatt/spreadsheet';
import { type ColumnDef, createColumnHelper, type RowData, tableFeatures } from '@tanstack/react-table';

/** An option of a filter, in the displayed order; options with the same `group` are under one heading. */
export type FilterOption = { value: string; label: string; group?: string };

/** What the data table knows about a column besides its cell. */
export type ListColumnMeta = {
  /** Header, filter label and label on a card. */
  label: string;
  /** The wire's name of the column in filters and sorts; the column id when absent. */
  field?: string;
  /**
   * A text filter matches parts, one of digits accepts only digits, one of a day
   * offers a calendar; a choice filter offers the given values.
   */
  filter?: 'text' | 'digits' | 'day' | FilterOption[];
  /** The filter is set by a link and can only be shown and removed here. */
  chipOnly?: boolean;
  sortable?: boolean;
  align?: 'end';
  /** CSS width of the column. */
  width?: string;
  /**
   * On a wide screen the content is one line, of which the rest is read by pointing; needs a width. With `roomy` only
   * from 1300 px on: where names differ at their end, three dots make them all the same.
   */
  line?: true | 'roomy';
  /**
   * Left out of a table below 1180 px, where it would be covered, or of every table: a card, the row's own screen and files
   * have it.
   */
  spare?: true | 'always';
  /** What a row has here in a downloaded file, where that is not what the accessor gives. */
  file?: (row: never) => CellValue;
  /** What the values are in a downloaded file, if not just texts and numbers. */
  format?: CellFormat;
  /** The column that heads the card on a small screen; one per table. */
  heading?: boolean;
};

/** Filtering, sorting and paging happen on the server, so the table needs no features of its own. */
export const listFeatures = tableFeatures({ columnMeta: {} as ListColumnMeta });
export type ListFeatures = typeof listFeatures;

/** A column of a list. */
export type ListColumn<Row extends RowData> = ColumnDef<ListFeatures, Row>;

/** Builds the columns of one kind of row: `listColumns<CountryItem>()`. */
export function listColumns<Row extends RowData>() {
  return createColumnHelper<ListFeatures, Row>();
}

/** The meta of a column; every column of a list has one. */
export function metaOf<Row extends RowData>(column: ListColumn<Row>): ListColumnMeta {
  return column.meta ?? { label: String(column.id ?? '') };
}

/** The wire's name of a column. */
export function fieldOf<Row extends RowData>(column: ListColumn<Row>): string {
  return column.meta?.field ?? String(column.id ?? ('accessorKey' in column ? column.accessorKey : ''));
}

/** A filter for the position of rows in manual order. */
export const positionFilter = <Row extends RowData>(field: string, label: string): ListColumn<Row> => ({
  id: field,
  header: label,
  meta: { label, field, filter: 'text' },
});

/** A filter that is not a column of the list: `meta.filter` contains its options. */
export const extraFilter = <Row extends RowData>(
  field: string,
  meta: Omit<ListColumnMeta, 'field'>,
): ListColumn<Row> => ({ id: field, header: meta.label, meta: { ...meta, field } });
