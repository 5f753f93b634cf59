import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { archive, sheetXml, workbookOfParts } from '../../testing/workbook-parts.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db)).id);
  const country = await db.prisma.country.create({ data: { name: 'Schweiz' } });
  await db.prisma.region.create({ data: { name: 'Zürichsee', countryId: country.id } });
  await db.prisma.wineType.create({ data: { wineType: 'Weisswein' } });
  await db.prisma.bottleSize.createMany({ data: [{ size: '75 cl' }, { size: '37.5 cl' }] });
});
afterAll(() => server.stop());

async function send(bytes: Uint8Array, choices: Record<string, string> = {}, name = 'liste.xlsx') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  for (const [key, value] of Object.entries(choices)) form.set(key, value);
  return owner.call<{ data: TableRead }>('POST', '/wine-import/read', form);
}
const read = async (bytes: Uint8Array, choices?: Record<string, string>) =>
  (await send(bytes, choices)).body.data;
const textsOf = ({ rows }: TableRead) => rows.map(({ cells }) => cells);

const text = (content: string, more = '') => `<c ${more} t="inlineStr"><is><t>${content}</t></is></c>`;
const row = (cells: string[], more = '') => `<row ${more}>${cells.map((cell) => text(cell)).join('')}</row>`;

const HEADINGS = ['Wein', 'Jahrgang', 'Region', 'Preis'];
const headings = row(HEADINGS);

/** A workbook of several sheets, as name, XML and state. */
const book = (sheets: [name: string, xml: string, state?: string][], active = 0) =>
  archive({
    'xl/workbook.xml': `<workbook xmlns:r="r"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${sheets
      .map(([name, , state], i) => `<sheet name="${name}" ${state ? `state="${state}"` : ''} r:id="s${i}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, i) => `<Relationship Id="s${i}" Type="x/worksheet" Target="worksheets/s${i}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(([, xml], i) => [`xl/worksheets/s${i}.xml`, xml])),
  });

describe('the sheets of a workbook', () => {
  it('are offered, and the one that has headings is taken', async () => {
    const bytes = await book([
      ['Anleitung', sheetXml(row(['Weinliste 2026']) + row(['Bitte nur die gelben Felder ausfüllen.']))],
      ['Weine', sheetXml(headings + row(['Seehalde', '2021', 'Zürichsee', '18']))],
      ['Vorjahr', sheetXml(headings + row(['Alte Rebe', '2020', 'Zürichsee', '18']))],
      ['Preise intern', sheetXml(headings + row(['Geheim', '2020', 'Zürichsee', '1'])), 'veryHidden'],
    ]);
    const first = await read(bytes);
    expect([first.sheet, first.sheets, textsOf(first)[0]?.[0]]).toEqual([
      'Weine',
      ['Anleitung', 'Weine', 'Vorjahr'],
      'Seehalde',
    ]);
    const other = await read(bytes, { sheet: 'Vorjahr' });
    expect([other.sheet, textsOf(other)[0]?.[0]]).toEqual(['Vorjahr', 'Alte Rebe']);
    const none = await send(bytes, { sheet: 'Preise intern' });
    expect([none.status, none.body.errors?.file?.[0]?.key]).toEqual([422, 'table.sheet-missing']);
  });

  it('of equal kind are told apart by the one that was shown last', async () => {
    const wines = (name: string) => sheetXml(headings + row([name, '2021', 'Zürichsee', '18']));
    const bytes = await book(
      [
        ['2024', wines('Alt')],
        ['2025', wines('Neu')],
      ],
      1,
    );
    expect((await read(bytes)).sheet).toBe('2025');
  });

  it('of charts are none', async () => {
    const parts = {
      'xl/workbook.xml':
        '<x:workbook xmlns:rel="r"><x:sheets><x:sheet name="D" rel:id="c"/><x:sheet name="L" rel:id="w"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="c" Type="o/chartsheet" Target="chartsheets/c.xml"/><Relationship Id="w" Type="o/worksheet" Target="/xl/Worksheets\\Liste.xml"/></Relationships>',
      'xl/chartsheets/c.xml': '<chartsheet/>',
      'XL\\worksheets\\liste.xml': `<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Wein</x:t></x:is></x:c></x:row><x:row><x:c t="inlineStr"><x:is><x:r><x:t>See</x:t></x:r><x:r><x:t>halde</x:t></x:r></x:is></x:c></x:row></x:sheetData></x:worksheet>`,
    };
    const list = await read(await archive(parts));
    expect([list.sheets, textsOf(list)]).toEqual([['L'], [['Seehalde']]]);
  });
});

it('a workbook is found by its relations, wherever it lies', async () => {
  const list = await read(
    await archive({
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="o/officeDocument" Target="/mappe/Buch.xml"/></Relationships>',
      'mappe/buch.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'mappe/_rels/buch.xml.rels':
        '<Relationships><Relationship Id="r1" Type="o/worksheet" Target="../blatt.xml"/><Relationship Id="r2" Type="o/sharedStrings" Target="texte.xml"/></Relationships>',
      'mappe/texte.xml':
        '<sst><si><t>Wein</t></si><si><t>eins_x000D_\nzwei_x0009__x005F_x000D_</t></si></sst>',
      'blatt.xml': sheetXml('<row><c t="s"><v>0</v></c></row><row><c r="R2C1" t="s"><v>1</v></c></row>'),
    }),
  );
  expect(textsOf(list)).toEqual([['eins\nzwei\t_x000D_']]);
});

describe('what is hidden', () => {
  const rows =
    headings +
    row(['Gezeigt', '2021', 'Zürichsee', '18']) +
    row(['Versteckt', '2021', 'Zürichsee', '18'], 'hidden="1"') +
    row(['Flach', '2021', 'Zürichsee', '18'], 'ht="0" customHeight="1"');
  const sheet = `<worksheet><cols><col min="4" max="5" width="0" customWidth="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;

  it('is left out and counted, and taken when it is wanted', async () => {
    const bytes = await workbookOfParts(sheet);
    const list = await read(bytes);
    expect(list.hidden).toEqual({ rows: 2, columns: 1, taken: false });
    expect([list.columns.length, textsOf(list)]).toEqual([3, [['Gezeigt', '2021', 'Zürichsee']]]);
    const all = await read(bytes, { hidden: '1' });
    expect([all.columns.length, all.rows.length, all.hidden]).toEqual([
      4,
      3,
      { rows: 2, columns: 1, taken: true },
    ]);
  });

  it('is said where nothing else is left', async () => {
    const all = headings + row(['Versteckt', '2021', 'Zürichsee', '18'], 'hidden="1"');
    const form = new FormData();
    const bytes = await workbookOfParts(`<worksheet><sheetData>${all}</sheetData></worksheet>`);
    form.set('file', new Blob([new Uint8Array(bytes)]), 'liste.xlsx');
    const { status, body } = await owner.call('POST', '/wine-import/read', form);
    expect([status, body.errors]).toMatchObject([422, { file: [{ key: 'table.only-hidden' }] }]);
  });
});

it('merged cells hold for each of their rows, and a title not for its columns', async () => {
  const merges =
    '<mergeCells><mergeCell ref="C3:C5"/><mergeCell ref="A1:D1"/><mergeCell ref="A5:B6"/></mergeCells>';
  const rows =
    row(['Weine 2026']) +
    headings +
    row(['Eins', '2021', 'Zürichsee', '18']) +
    row(['Zwei', '2020', '', '19']) +
    row(['Drei', '', '', '20']) +
    `<row r="6"><c r="D6"><v>21</v></c></row>`;
  const list = await read(await workbookOfParts(sheetXml(rows, merges)));
  expect(textsOf(list)).toEqual([
    ['Eins', '2021', 'Zürichsee', '18'],
    ['Zwei', '2020', 'Zürichsee', '19'],
    ['Drei', '', 'Zürichsee', '20'],
    ['Drei', '', '', '21'],
  ]);
});

describe('what is no list', () => {
  const utf16 = (name: string) =>
    Buffer.concat([Buffer.from('\xD0\xCF\x11\xE0', 'latin1'), Buffer.from(name, 'utf16le')]);
  it.each<[string, Buffer | (() => Promise<Buffer>)]>([
    ['table.is-old-workbook', utf16('Workbook')],
    ['table.is-protected', utf16('EncryptedPackage')],
    ['table.is-document', utf16('WordDocument')],
    ['table.is-document', Buffer.from('{\\rtf1 Wein}')],
    ['table.is-web-page', Buffer.from('<html><body><table><tr><td>Wein</td></tr></table></body></html>')],
    ['table.is-web-page', Buffer.from('\ufeff<!-- x --><TABLE><tr><td>Wein</td></tr></TABLE>')],
    ['table.is-web-page', Buffer.from('\ufeff<html xmlns:x="urn:x"><table>', 'utf16le')],
    ['table.is-web-page', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related')],
    [
      'table.is-xml-sheet',
      Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    ],
    ['table.is-pdf', Buffer.from('%PDF-1.7')],
    ['table.is-picture', Buffer.from('\x89PNG\r\n', 'latin1')],
    [
      'table.is-open-document',
      () => archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
    ],
    ['table.is-numbers', () => archive({ 'Index/Document.iwa': 'x' })],
    [
      'table.is-binary-workbook',
      () => archive({ '_rels/.rels': '<Relationships/>', 'xl/workbook.bin': 'x' }),
    ],
    ['table.is-document', () => archive({ '_rels/.rels': '<Relationships/>', 'word/document.xml': '<x/>' })],
    ['table.is-archive', () => archive({ 'fotos/1.jpg': 'x' })],
    ['table.unreadable', Buffer.from('PK\x03\x04 kein Archiv')],
    ['table.unreadable', Buffer.from('\x00\x01\x02')],
  ])('is refused as what it is: %s', async (key, bytes) => {
    const { status, body } = await send(typeof bytes === 'function' ? await bytes() : bytes, {}, 'liste.xls');
    expect([status, body.errors?.file?.[0]?.key]).toEqual([422, key]);
  });
});

describe('what nobody needs', () => {
  const wide = (count: number) => Array.from({ length: count }, (_, i) => `Lager ${i}`);
  it('refuses no list: long notes, far columns, many columns', async () => {
    const note = 'Ein Satz über den Wein. '.repeat(200);
    const rows =
      row([...wide(100), ...HEADINGS, 'Beschreibung']) +
      row([...wide(100), 'Seehalde', '2021', 'Zürichsee', '18', note]);
    const list = await read(await workbookOfParts(sheetXml(rows)));
    expect(list.columns.length).toBeLessThanOrEqual(60);
    expect(list.columns.flatMap(({ field }) => field ?? [])).toEqual(['wine', 'year', 'region', 'price']);
    const { columns, rows: readRows } = list;
    const check = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
      columns,
      rows: readRows,
    });
    expect([check.status, check.body.data.rows[0]?.wine]).toEqual([200, 'Seehalde 2021']);
  });

  it('refuses no text either, and a name that is too long is said at its cell', async () => {
    const far = `Wein;Preis;Notiz${';'.repeat(300)}\n${'x'.repeat(1500)};12;${'y'.repeat(5000)}\nSeehalde;12;`;
    const { columns, rows } = await read(Buffer.from(far));
    const check = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows });
    expect(check.body.data.rows[0]?.problems).toContainEqual(
      expect.objectContaining({ field: 'wine', key: 'validation.max-length' }),
    );
    expect(check.body.data.rows[1]?.problems.some(({ field }) => field === 'wine')).toBe(false);
  });

  it('keeps more than twenty columns of grapes from refusing a list', async () => {
    const rows = row(['Wein', ...wide(25).map(() => 'Rebsorte')]) + row(['Seehalde']);
    const { columns, rows: readRows } = await read(await workbookOfParts(sheetXml(rows)));
    const { status } = await owner.call('POST', '/wine-import/check', { columns, rows: readRows });
    expect(status).toBe(200);
  });
});
