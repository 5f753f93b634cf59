import { type CellValue, csvOf, type TableSheet, workbookFiles } from '@rebblatt/spreadsheet';
import { strToU8, zipSync } from 'fflate';
import type { FileKind, PlainSheet } from './table-file.ts';

const worker = self as unknown as {
  onmessage: (event: MessageEvent<{ kind: FileKind; sheets: PlainSheet[] }>) => void;
  postMessage: (file: Uint8Array, transfer: Transferable[]) => void;
};

const withValues = ({ name, columns, rows }: PlainSheet): TableSheet<CellValue[]> => ({
  name,
  columns: columns.map((column, at) => ({ ...column, value: (row) => row[at] ?? null })),
  rows,
});

async function whole(parts: AsyncIterable<string>): Promise<Uint8Array> {
  let text = '';
  for await (const part of parts) text += part;
  return strToU8(text);
}

async function fileOf(kind: FileKind, sheets: TableSheet<CellValue[]>[]): Promise<Uint8Array> {
  const [first] = sheets;
  if (kind === 'csv' && first) return whole(csvOf(first));
  const files: Record<string, Uint8Array> = {};
  for (const { name, text } of workbookFiles(sheets as TableSheet<unknown>[]))
    files[name] = typeof text === 'string' ? strToU8(text) : await whole(text());
  return zipSync(files);
}

worker.onmessage = async ({ data: { kind, sheets } }) => {
  const file = await fileOf(kind, sheets.map(withValues));
  worker.postMessage(file, [file.buffer]);
};
