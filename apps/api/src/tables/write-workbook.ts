import { Readable } from 'node:stream';
import { type TableSheet, workbookFiles } from '@rebblatt/spreadsheet';
import yazl from 'yazl';

/**
 * A workbook (XLSX) as it is written: sheet after sheet, row after row, into the archive and out of it, with never more
 * than a few rows in memory.
 */
export function workbookOf(sheets: TableSheet<unknown>[]): Readable {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  for (const { name, text } of workbookFiles(sheets)) {
    if (typeof text === 'string') zip.addBuffer(Buffer.from(text), name);
    else zip.addReadStreamLazy(name, (give) => give(null, Readable.from(text(), { highWaterMark: 1 })));
  }
  zip.end();
  return out;
}
