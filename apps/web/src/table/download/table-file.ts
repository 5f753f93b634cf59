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

/** A sheet without its functions, which cannot be given to a worker. */
export function plainSheet<Row>({ name, columns, rows }: TableSheet<Row> & { rows: Row[] }): PlainSheet {
  return {
    name,
    columns: columns.map(({ heading, format, width }) => ({ heading, format, width })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
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
