import type { CellFormat, CellValue, TableSheet } from '@rebblatt/spreadsheet';

export type FileKind = 'xlsx' | 'csv';

/** A sheet as it is given to the worker: the cells of each row in the order of the columns. */
export type PlainSheet = {
  name: string;
  columns: { heading: string; format?: CellFormat; width?: number }[];
  rows: CellValue[][];
};

const mimeTypes: Record<FileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** In characters. A text beside a filled cell is cut at the end of its column; a remark may be. */
const WIDEST = 48;

/** A sheet without its functions, which cannot be given to a worker. */
export const plainSheet = <Row>({ name, columns, rows }: TableSheet<Row> & { rows: Row[] }): PlainSheet =>
  sheetOfCells(
    name,
    columns,
    rows.map((row) => columns.map(({ value }) => value(row))),
  );

/** A sheet of cells; a column of texts is as wide as they are. */
export function sheetOfCells(name: string, columns: PlainSheet['columns'], cells: CellValue[][]): PlainSheet {
  const longest = (at: number) =>
    cells.reduce((most, row) => Math.max(most, String(row[at] ?? '').length), 0);
  return {
    name,
    columns: columns.map(({ heading, format, width }, at) => ({
      heading,
      format,
      width:
        width ?? (format ? undefined : Math.min(WIDEST, Math.max(12, heading.length + 5, longest(at) + 2))),
    })),
    rows: cells,
  };
}

/**
 * A table as a file, made beside the main thread. A CSV file has the first sheet only.
 * @throws when the worker's code cannot be fetched
 */
export function tableFile(kind: FileKind, sheets: PlainSheet[]): Promise<Blob> {
  const worker = new Worker(new URL('./table-file.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((give, fail) => {
    worker.onmessage = ({ data }: MessageEvent<BlobPart>) =>
      give(new Blob([data], { type: mimeTypes[kind] }));
    worker.onerror = (event) => fail(new Error(event.message));
    worker.postMessage({ kind, sheets });
  }).finally(() => worker.terminate());
}
