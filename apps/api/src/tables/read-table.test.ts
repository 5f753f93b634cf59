import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { workbookOfParts } from '../testing/workbook-parts.ts';
import { readTable } from './read-table.ts';
import { type CellValue, tableExport } from './table-export.ts';
import { TableRefusal } from './table-refusal.ts';

const workbook = (rows: CellValue[][]) =>
  buffer(
    tableExport('xlsx', 'x', {
      name: 'Weine',
      columns: (rows[0] ?? []).map((heading, i) => ({
        heading: String(heading),
        value: (row: CellValue[]) => row[i] ?? null,
      })),
      rows: rows.slice(1),
    }).content as NodeJS.ReadableStream,
  );

const sheet = (xml: string) => workbookOfParts(xml);

const rowsOf = async (bytes: Buffer) => {
  const file = await readTable(bytes);
  return 'table' in file ? file.table.rows : [];
};

const refusal = (bytes: Buffer) =>
  readTable(bytes).then(
    () => null,
    (error: unknown) => (error instanceof TableRefusal ? error.key : error),
  );

it('reads back what it wrote: numbers, texts that look like formulas, line breaks', async () => {
  const rows = await rowsOf(
    await workbook([
      ['Wein', 'Preis'],
      ['=1+1', 18.4],
      ['Zü\n<b>&', -7],
    ]),
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Wein', 'Preis'],
    ['=1+1', '18.4'],
    ['Zü\n<b>&', '-7'],
  ]);
});

it('takes a formula for the value that was stored with it', async () => {
  const xml =
    '<worksheet><sheetData><row r="3"><c r="B3"><f>[1]Fremd!A1*2</f><v>18.399999999999999</v></c></row></sheetData></worksheet>';
  expect(await rowsOf(await sheet(xml))).toEqual([{ line: 3, cells: ['', '18.4'] }]);
});

it('refuses too many rows as soon as they are known', async () => {
  expect(await refusal(Buffer.from(`Wein\tJahr\n${'a\t1\n'.repeat(2001)}`))).toBe('table.too-many-rows');
  expect(await refusal(await workbook([['Wein'], ...Array.from({ length: 20_000 }, () => ['x'])]))).toBe(
    'table.too-many-rows',
  );
});

it('reads the columns with content of a wide sheet, and no empty ones between them', async () => {
  const wide = await workbook([['Wein', ...Array.from({ length: 4_999 }, (_, i) => `S${i}`)], ['x']]);
  expect((await rowsOf(wide))[0]?.cells).toHaveLength(400);
  const far =
    '<worksheet><sheetData><row r="1"><c r="A1"><v>2</v></c><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
  expect((await rowsOf(await sheet(far)))[0]?.cells).toEqual(['2', '1']);
});

it('refuses a file that unfolds to too much before it unfolds it', async () => {
  const bomb = await sheet(`<worksheet><sheetData>${' '.repeat(25 * 1024 * 1024)}</sheetData></worksheet>`);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal(bomb)).toBe('table.too-complex');
});

it('resolves no entities of a document’s own', async () => {
  const xml =
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&a;&b;</t></is></c></row></sheetData></worksheet>';
  expect(await refusal(await sheet(xml))).toBe('table.unreadable');
});

it('reads the signs that Excel on Windows writes where Latin 1 has none', async () => {
  // € ‚ … Š Œ Ž ‘ ’ “ ” • – — ™ š œ ž Ÿ as Windows-1252 numbers them.
  const signs = [
    0x80, 0x82, 0x85, 0x8a, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9a, 0x9c, 0x9e,
    0x9f,
  ];
  const bytes = Buffer.concat([
    Buffer.from('Wein;Preis\r\nCuv\xe9e d', 'latin1'),
    Buffer.from([0x92, 0x4f, 0x72, 0x3b, 0x33, 0x34, 0x2e, 0x96, 0x0d, 0x0a]),
    Buffer.from(signs),
  ]);
  const rows = await rowsOf(bytes);
  expect(rows[1]?.cells).toEqual(['Cuvée d’Or', '34.–']);
  expect(rows[2]?.cells[0]).toBe('€‚…ŠŒŽ‘’“”•–—™šœžŸ');
});
