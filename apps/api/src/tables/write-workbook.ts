import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { CellValue, TableSheet } from './table-export.ts';
import {
  AMOUNT,
  contentTypes,
  HEADING,
  PLAIN,
  packageRelations,
  sheetRelations,
  styles,
  TEXT,
  workbook,
} from './workbook-parts.ts';

/** Rows that are deflated together. */
const BATCH = 200;

const unwritable = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** Texts are stored as texts; one that looks like a formula is also marked as one that was typed with an apostrophe. */
function cellOf(value: CellValue, style: number): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  const kind = style === PLAIN && /^[=+\-@]/.test(value) ? TEXT : style;
  return `<c t="inlineStr" s="${kind}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

async function* sheetOf({ columns, rows }: TableSheet<unknown>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width, heading }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${width ?? Math.max(12, heading.length + 3)}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }) => cellOf(heading, HEADING));
  let text =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row>${headings.join('')}</row>`;
  let waiting = 0;
  for await (const row of rows) {
    const cells = columns.map(({ value, format }) =>
      cellOf(value(row), format === 'amount' ? AMOUNT : PLAIN),
    );
    text += `<row>${cells.join('')}</row>`;
    if (++waiting < BATCH) continue;
    yield text;
    [text, waiting] = ['', 0];
  }
  yield `${text}</sheetData></worksheet>`;
}

/**
 * A workbook (XLSX) as it is written: sheet after sheet, row after row, into the archive and out of it, with never more
 * than a few rows in memory.
 */
export function workbookOf(sheets: TableSheet<unknown>[]): Readable {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', packageRelations);
  add('xl/workbook.xml', workbook(sheets.map(({ name }) => escaped(name))));
  add('xl/_rels/workbook.xml.rels', sheetRelations(sheets.length));
  add('xl/styles.xml', styles);
  sheets.forEach((sheet, index) => {
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, (give) =>
      give(null, Readable.from(sheetOf(sheet), { highWaterMark: 1 })),
    );
  });
  zip.end();
  return out;
}
