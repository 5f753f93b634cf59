import type { CellFormat, CellValue, TableSheet } from './table.ts';
import {
  AMOUNT,
  contentTypes,
  DAY,
  HEADING,
  MOMENT,
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
const escaped = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** The day from which a workbook counts days; with it, days after February 1900 are right (ECMA-376 part 1, 18.17.4.1). */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** A day or moment is kept as a number; a text that is neither stays one. */
function dateCell(place: string, value: string, style: number): string {
  const at = Date.parse(value.length > 10 ? `${value}Z` : value);
  return Number.isNaN(at) ? cellOf(place, value, PLAIN) : cellOf(place, (at - DAY_ZERO) / DAY_MS, style);
}

/** In characters: what is narrower than its date is shown as ##### . */
const leastWidth = (format?: CellFormat) => (format === 'moment' ? 18 : 12);

const styleOf = { amount: AMOUNT, day: DAY, moment: MOMENT } as const;

/** Texts are stored as texts; one that looks like a formula is also marked as one that was typed with an apostrophe. */
function cellOf(place: string, value: CellValue, style: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'string' && (style === DAY || style === MOMENT)) return dateCell(place, value, style);
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const kind = style === PLAIN && /^[=+\-@]/.test(value) ? TEXT : style;
  return `<c r="${place}" t="inlineStr" s="${kind}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** The name of a column, counted from 0: A to Z, AA and so on. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Rows and cells say where they are: the format may do without (ECMA-376 part 1, 18.3.1.4), some programs cannot. */
const rowOf = (at: number, cells: string[]) => `<row r="${at}">${cells.join('')}</row>`;

async function* sheetOf({ columns, rows }: TableSheet<unknown>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width, heading, format }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${width ?? Math.max(leastWidth(format), heading.length + 5)}" customWidth="1"/>`,
  );
  const letters = columns.map((_, at) => columnName(at));
  const headings = columns.map(({ heading }, i) => cellOf(`${letters[i]}1`, heading, HEADING));
  let text =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>${rowOf(1, headings)}`;
  let waiting = 0;
  let at = 1;
  for await (const row of rows) {
    at += 1;
    const cells = columns.map(({ value, format }, i) =>
      cellOf(`${letters[i]}${at}`, value(row), format ? styleOf[format] : PLAIN),
    );
    text += rowOf(at, cells);
    if (++waiting < BATCH) continue;
    yield text;
    [text, waiting] = ['', 0];
  }
  // Every column can be filtered at once, as in the list on the screen.
  const filter = columns.length > 0 ? `<autoFilter ref="A1:${letters.at(-1)}${at}"/>` : '';
  yield `${text}</sheetData>${filter}</worksheet>`;
}

/** A file in the archive of a workbook; the rows of a sheet come a few at a time. */
export interface WorkbookFile {
  name: string;
  text: string | (() => AsyncGenerator<string>);
}

/** Characters of the name of a sheet, at most, and those it cannot have; a program calls a workbook with others damaged. */
const NAME_LENGTH = 31;
const notInName = /[:\\/?*[\]]/g;

/** What remains of a name in a sheet's; apostrophes cannot be at its ends. */
function sheetName(name: string): string {
  const allowed = name.replace(notInName, ' ').slice(0, NAME_LENGTH);
  return allowed.replace(/^['\s]+|['\s]+$/g, '') || 'Liste';
}

/** The files of a workbook (XLSX), in the order of its archive. A text never becomes a formula. */
export const workbookFiles = (sheets: TableSheet<unknown>[]): WorkbookFile[] => [
  { name: '[Content_Types].xml', text: contentTypes(sheets.length) },
  { name: '_rels/.rels', text: packageRelations },
  { name: 'xl/workbook.xml', text: workbook(sheets.map(({ name }) => escaped(sheetName(name)))) },
  { name: 'xl/_rels/workbook.xml.rels', text: sheetRelations(sheets.length) },
  { name: 'xl/styles.xml', text: styles },
  ...sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    text: () => sheetOf(sheet),
  })),
];
