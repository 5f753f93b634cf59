import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { CellFormat, CellValue } from '@rebblatt/spreadsheet';
import { expect, it } from 'vitest';
import yauzl from 'yauzl';
import { tableExport } from './table-export.ts';

type Column = { heading: string; format?: CellFormat };

const written = (kind: 'xlsx' | 'csv', name: string, columns: Column[], row: CellValue[]) =>
  buffer(
    tableExport(kind, 'x', {
      name,
      columns: columns.map((column, at) => ({ ...column, value: (cells: CellValue[]) => cells[at] ?? null })),
      rows: [row],
    }).content as NodeJS.ReadableStream,
  );

/** The texts of the files in an archive, by name. */
async function filesIn(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, {});
  const files: Record<string, string> = {};
  const open = promisify(zip.openReadStream.bind(zip)) as (
    entry: yauzl.Entry,
  ) => Promise<NodeJS.ReadableStream>;
  const entries = await new Promise<yauzl.Entry[]>((give, fail) => {
    const found: yauzl.Entry[] = [];
    zip.on('entry', (entry: yauzl.Entry) => found.push(entry));
    zip.on('end', () => give(found)).on('error', fail);
  });
  for (const entry of entries) files[entry.fileName] = (await buffer(await open(entry))).toString();
  return files;
}

it('writes days and moments as dates of the workbook, and other texts in their columns as texts', async () => {
  const columns: Column[] = [
    { heading: 'Beginn', format: 'day' },
    { heading: 'Gesendet', format: 'moment' },
    { heading: 'Ende', format: 'day' },
  ];
  const row = ['2026-11-23', '2026-11-23T18:00', 'offen'];
  const files = await filesIn(await written('xlsx', 'Mails', columns, row));
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  const cells = [...sheet.matchAll(/<c r="\w+" s="(\d)"><v>([^<]*)<\/v>/g)].map(([, style, value]) => [
    style,
    value,
  ]);
  // 1 January 2026 is day 46023 of a workbook.
  expect(cells).toEqual([
    ['4', '46349'],
    ['5', '46349.75'],
  ]);
  expect(sheet).toContain('>offen</t>');
  // A date that is wider than its column is shown as ######.
  expect([...sheet.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([12, 18, 12]);
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:C2"/></worksheet>');
  const formats = [...(files['xl/styles.xml'] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => id);
  expect([formats[4], formats[5]]).toEqual(['14', '22']);
  // Excel takes a moment with a T between day and time for a text.
  expect((await written('csv', 'Mails', columns, row)).toString()).toContain(
    '2026-11-23;2026-11-23 18:00;offen',
  );
});

it('says where each cell stands, without which some programs refuse the file', async () => {
  const columns = Array.from({ length: 28 }, (_, at) => ({ heading: `Spalte ${at + 1}` }));
  const row = columns.map((_, at) => (at % 2 ? null : at));
  const sheet =
    (await filesIn(await written('xlsx', 'Lang', columns, row)))['xl/worksheets/sheet1.xml'] ?? '';
  expect([...sheet.matchAll(/<row r="(\d+)"/g)].map(([, at]) => at)).toEqual(['1', '2']);
  const places = [...sheet.matchAll(/<c r="([A-Z]+2)"/g)].map(([, at]) => at);
  expect(places.slice(0, 2)).toEqual(['A2', 'C2']);
  // An empty cell needs none; after Z comes AA.
  expect(places.at(-1)).toBe('AA2');
  expect(sheet).toContain('<c r="AB1"');
  expect(sheet).not.toMatch(/<c\/>|<c [ts]/);
});

it.each([
  ['Fortschritt, Hauptmesse 2026 auf den Schiffen', 'Fortschritt, Hauptmesse 2026 au'],
  ['Ein/Aus: [alle]?', 'Ein Aus   alle'],
  ['’ «A & B» ', '’ «A &amp; B»'],
  ["'/*'", 'Liste'],
])('names a sheet as a workbook allows it: %s', async (name, allowed) => {
  const files = await filesIn(await written('xlsx', name, [{ heading: 'A' }], [1]));
  expect(files['xl/workbook.xml']).toContain(`<sheet name="${allowed}" sheetId="1"`);
});
