import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { serverForLists } from '../../testing/wine-lists.ts';
import { sheetXml, workbookOfParts } from '../../testing/workbook-parts.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee'],
    types: ['Weisswein'],
    sizes: [75, 37.5],
  }));
});
afterAll(() => server.stop());

const HEADINGS = [
  'Wein',
  'Jahrgang',
  'Artikelnummer',
  'Region',
  'Weintyp',
  'Alkohol',
  'Flaschengrösse',
  'Preis',
];
const USUAL = ['Seehalde', '2021', 'A-1', 'Zürichsee', 'Weisswein', 'Regular', '75 cl', '18.5'];

/** The XML of a cell: a text, a number, or as it is given. */
const cellXml = (content: string) => {
  if (content.startsWith('<')) return content;
  return /^-?\d+(\.\d+)?$/.test(content)
    ? `<c><v>${content}</v></c>`
    : `<c t="inlineStr"><is><t>${content}</t></is></c>`;
};
const rowXml = (cells: string[]) => `<row>${cells.map(cellXml).join('')}</row>`;

const styles = (...codes: string[]) => {
  const own = codes.map((code, i) => `<numFmt numFmtId="${170 + i}" formatCode="${code}"/>`).join('');
  const used = codes.map((_, i) => `<xf numFmtId="${170 + i}"/>`).join('');
  return {
    'xl/styles.xml': `<styleSheet><numFmts>${own}</numFmts><cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${used}<xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
  };
};

async function read(rows: string, more: Record<string, string> = {}): Promise<TableRead> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await workbookOfParts(sheetXml(rows), more))]), 'liste.xlsx');
  return (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', form)).body.data;
}

/** What the check says of a wine some of whose cells are others, and of the list as it came. */
async function checked(
  cells: Partial<Record<(typeof HEADINGS)[number], string>>,
  more?: Record<string, string>,
) {
  const row = USUAL.map((usual, i) => cells[HEADINGS[i] ?? ''] ?? usual);
  const table = await read(rowXml(HEADINGS) + rowXml(row), more);
  const { columns, rows } = table;
  const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
    columns,
    rows,
  });
  return { table, row: body.data.rows[0] as WineTableCheck['rows'][number] };
}

const styled = (style: number, value: string | number, formula = '') =>
  `<c s="${style}">${formula && `<f>${formula}</f>`}<v>${value}</v></c>`;
const error = (word: string) => `<c t="e"><f>A1</f><v>${word}</v></c>`;

describe('a broken cell', () => {
  it.each([
    ['Preis', '#REF!', 'price', 'H2'],
    ['Jahrgang', '#N/A', 'year', 'B2'],
    ['Artikelnummer', '#NAME?', 'sku', 'C2'],
    ['Wein', '#DIV/0!', 'wine', 'A2'],
  ])('in %s is said and named', async (heading, word, field, cell) => {
    const { row } = await checked({ [heading]: error(word) });
    expect(row.problems).toMatchObject([
      { field, key: 'wine-import.cell-error', params: { cell, text: word }, suggestions: [] },
    ]);
  });

  it.each([
    ['without a stored value', '<c><f>B1*2</f></c>'],
    ['with an empty one', '<c><f>B1*2</f><v></v></c>'],
  ])('with a formula %s is said and named', async (_, xml) => {
    const { row } = await checked({ Artikelnummer: xml });
    expect(row.problems).toMatchObject([
      { field: 'sku', key: 'wine-import.cell-no-value', params: { cell: 'C2' } },
    ]);
  });

  it('whose program left computing to others holds no 0', async () => {
    const more = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>',
    };
    const { row } = await checked({ Preis: styled(0, 0, 'A1*2') }, more);
    expect(row.problems).toMatchObject([{ field: 'price', key: 'wine-import.cell-no-value' }]);
  });

  it('whose text is not among the texts is said', async () => {
    const { row } = await checked({ Wein: '<c t="s"><v>7</v></c>' });
    expect(row.problems).toMatchObject([{ field: 'wine', key: 'wine-import.cell-error' }]);
  });

  it.each([
    ['12.5 Vol.-%', 'Regular'],
    ['12,5 %vol.', 'Regular'],
    ['12.5 % Alk.', 'Regular'],
    ['alc. 12.5 % vol', 'Regular'],
    ['12 1/2 %', 'Regular'],
    ['12½ %', 'Regular'],
    ['7 Vol%', 'Low alc.'],
    ['12.5°', 'Regular'],
    ['0,0 Volumenprozent', 'No alc.'],
  ])('of alcohol may say it in each way: %s', async (text, level) => {
    const { row } = await checked({ Alkohol: text });
    expect(row.problems).toEqual([]);
    expect(row.written).toContainEqual({ column: 5, cell: text, text: level });
  });

  it('in a column that is nothing hurts nobody', async () => {
    const table = await read(rowXml([...HEADINGS, 'Lagerplatz']) + rowXml([...USUAL, error('#REF!')]));
    const { columns, rows } = table;
    const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
      columns,
      rows,
    });
    expect([columns.at(-1)?.field, body.data.rows[0]?.problems]).toEqual([null, []]);
  });

  it.each([
    ...['#BEZUG!', '#NV', '#NOM?', '########', '#¡REF!', '#¿NOMBRE?', '#ERROR!', '#REF !', '#NÚM!', '#KALK!'],
    ...['Err:502', 'Fehler:508'],
  ])('in a text file is said too: %s', async (word) => {
    const text = `${HEADINGS.join('\t')}\n${USUAL.with(1, word).join('\t')}`;
    const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text });
    const { columns, rows } = body.data;
    const check = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows });
    expect(check.body.data.rows[0]?.problems).toMatchObject([
      { field: 'year', key: 'wine-import.cell-error', params: { cell: 'B2' } },
    ]);
  });

  it('never clears a field of a wine that the list has by its number, and keeps the row open', async () => {
    const made = await checked({});
    const { columns, rows } = made.table;
    await owner.call('POST', '/wine-import', { columns, rows });
    const wines = await owner.call('GET', '/wine/10/1?search=Seehalde');
    const { id } = wines.body.data[0];
    const list = await read(
      rowXml(['Nr. im Katalog', 'Wein', 'Jahrgang', 'Artikelnummer', 'Preis', 'Flaschengrösse']) +
        rowXml([String(id), 'Seehalde', error('#N/A'), '<c><f>B1</f></c>', error('#REF!'), '75 cl']),
    );
    const answer = await owner.call('POST', '/wine-import', { columns: list.columns, rows: list.rows });
    expect([answer.status, Object.keys(answer.body.errors ?? {}).sort()]).toEqual([
      422,
      ['rows.2.price', 'rows.2.sku', 'rows.2.year'],
    ]);
    const after = await owner.call('GET', '/wine/10/1?search=Seehalde');
    expect(after.body.data[0]).toMatchObject({ year: 2021, sku: 'A-1' });
  });
});

describe('a number that is shown as a date or time', () => {
  it.each([
    ['dd.mm.yyyy', 44197, 'Jahrgang', ['2021']],
    ['d-mmm', 46207, 'Artikelnummer', ['4-7', '4.7', '4/7', '4-Jul']],
    ['d. mmm', 46154, 'Preis', ['12.50', '12.05']],
    ['dd.mm.', 46154, 'Alkohol', ['12.5 %']],
    ['h:mm', 0.5, 'Artikelnummer', ['12:00']],
    ['[h]:mm', 1.5, 'Artikelnummer', ['36:00']],
    ['[h]:mm', 18.5, 'Preis', []],
    ['[$-807]d. mmmm yyyy;@', 44197, 'Wein', ['1. Januar 2021']],
    // In the words of the language that the format names.
    ['[$-40C]mmmm yyyy', 44197, 'Wein', ['janvier 2021']],
    ['[$-410]d mmmm', 44197, 'Wein', ['1 gennaio']],
    ['[$-409]mmm-yy', 44896, 'Wein', ['Dec-22']],
  ])('as %s is in doubt, with what was meant', async (code, value, heading, suggestions) => {
    const { row } = await checked({ [heading]: styled(1, value) }, styles(code));
    expect(row.problems).toMatchObject([{ key: 'wine-import.cell-date', suggestions }]);
  });

  it.each([
    ['04. Jul', []],
    ['04.07.2026', ['4-7', '4.7', '4/7']],
  ])('is in doubt in a text file too: %s', async (day, meant) => {
    const text = `sep=;\n${HEADINGS.join(';')}\n${USUAL.with(2, day).join(';')}`;
    const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text });
    const { columns, rows } = body.data;
    const check = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows });
    expect(check.body.data.rows[0]?.problems).toMatchObject([
      { field: 'sku', key: 'wine-import.cell-date', params: { cell: 'C3' }, suggestions: [...meant, day] },
    ]);
  });

  it('counts from 1904 where the workbook does', async () => {
    const more = {
      ...styles('dd.mm.yyyy'),
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    };
    const { row } = await checked({ Jahrgang: styled(1, 42735) }, more);
    expect(row.problems).toMatchObject([{ field: 'year', suggestions: ['2021'] }]);
  });

  it('in a column that is nothing hurts nobody', async () => {
    const rows = rowXml([...HEADINGS, 'Geändert']) + rowXml([...USUAL, styled(1, 44197)]);
    const { columns, rows: read1 } = await read(rows, styles('dd.mm.yyyy'));
    const check = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
      columns,
      rows: read1,
    });
    expect(check.body.data.rows[0]?.problems).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['00000', 123, '00123'],
    ['&quot;A-&quot;000', 7, 'A-007'],
    ['0.0%', 0.125, '12.5%'],
    ['#,##0', 2021, '2021'],
    ['#,##0.00\\ [$CHF-807]', 1234.5, '1234.50 CHF'],
    [
      '_-* #,##0.00\\ &quot;Fr.&quot;_-;-* #,##0.00\\ &quot;Fr.&quot;_-;_-* &quot;-&quot;??_-;_-@_-',
      18.5,
      '18.50 Fr.',
    ],
    ['[$€-407] 0.00', 5, '€ 5.00'],
    ['0&quot; cl&quot;', 75, '75 cl'],
    ['[Red]0.00;[Blue]-0.00', 8, '8.00'],
    ['[&gt;=1000]0;0.0', 50, '50.0'],
    ['@', 7612345678901, '7612345678901'],
    ['General', 7612345678901, '7612345678901'],
    ['General', 18.399999999999999, '18.4'],
    ['0.0.0.0[[', 5, '5'],
  ])('with the format %s is read as it is shown', async (code, value, text) => {
    const { table } = await checked({ Artikelnummer: styled(1, value) }, styles(code));
    expect(table.rows[0]?.cells[2]).toBe(text);
    expect(table.rows[0]?.marks).toBeUndefined();
  });

  it.each([
    ['&quot;CHF&quot; #,##0.00', 19.9985, ['20.00'], '20.00'],
    ['0.00', 7.333333333333333, ['7.33'], '7.33'],
    ['0', 18.5, ['19.00', '18.50'], '19.00'],
    [';;;', 18.5, ['18.5'], undefined],
  ])(
    'that %s shows otherwise than it is stored is offered as shown, first',
    async (code, value, suggestions, written) => {
      const { row, table } = await checked({ Preis: styled(1, value, 'A1*2') }, styles(code));
      expect(row.problems).toMatchObject([{ field: 'price', suggestions }]);
      const [cell] = table.rows.map(({ cells }) => cells[7]);
      expect(row.written.find(({ column }) => column === 7)?.text ?? cell).toBe(written);
    },
  );

  it('that lost its digits is in doubt', async () => {
    const { row } = await checked({ Artikelnummer: styled(1, 7612345678901) }, styles('0.00E+00'));
    expect(row.problems).toMatchObject([{ key: 'wine-import.cell-digits', suggestions: ['7612345678901'] }]);
  });
});
