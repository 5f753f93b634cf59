import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/* Kinds of cells of lists that shops, cellar books and merchants publish; the wines are invented. */

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { prisma } = server.context.db;
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const country = await prisma.country.create({ data: { name: 'Schweiz' } });
  const regions = ['Zürichsee', 'Eger', 'Steiermark', 'Aargau', 'Schaffhausen', 'Venetien'];
  await prisma.region.createMany({ data: regions.map((name) => ({ name, countryId: country.id })) });
  const types = ['Weisswein', 'Rotwein', 'Roséwein', 'Schaumwein', 'Süsswein'];
  await prisma.wineType.createMany({ data: types.map((wineType) => ({ wineType })) });
  const grapes = ['Merlot', 'Syrah', 'Muskateller'];
  await prisma.grapeVariety.createMany({ data: grapes.map((bezeichnung) => ({ bezeichnung })) });
  await prisma.bottleSize.createMany({ data: ['75 cl', '37.5 cl'].map((size) => ({ size })) });
});
afterAll(() => server.stop());

/** What the check says of the first row of a list about one field. */
async function checked(field: string, ...rows: string[]) {
  const read = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text: rows.join('\n') });
  const { columns, rows: wines } = read.body.data;
  const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
    columns,
    rows: wines,
  });
  const [row] = body.data.rows;
  return {
    problems: row?.problems
      .filter((one) => one.field === field)
      .map(({ key, suggestions }) => [key, ...suggestions]),
    written: row?.written.filter(({ column }) => columns[column]?.field === field).map(({ text }) => text),
    texts: row?.problems.filter((one) => one.field === field).map(({ params }) => params.text),
  };
}

describe('grapes', () => {
  it.each([
    ["['Syrah/Shiraz', 'Merlot']", ['Syrah, Merlot']],
    ['Muscat / Moscato', ['Muskateller']],
    ['Merlot (88%), Syrah (12.00%)', ['Merlot, Syrah']],
    ['Merlot (100 %)', ['Merlot']],
  ])('«%s» are each taken once', async (cell, written) => {
    const { problems, written: shown } = await checked('grape', 'Wein;Rebsorten;Preis', `A;"${cell}";20`);
    expect([problems, shown]).toEqual([[], written]);
  });

  it('that a second column says again are taken once', async () => {
    expect(await checked('grape', 'nome,uvas,uva1,price', 'A,"Merlot, Syrah",Merlot,20')).toMatchObject({
      problems: [],
    });
  });

  it('in doubt are named without what stands beside them', async () => {
    const { texts } = await checked('grape', 'Wein;Rebsorten', 'A;Merlot (60%), Tibouren (40%)');
    expect(texts).toEqual(['Tibouren']);
  });
});

describe('a vintage', () => {
  it.each(['NA', 'n/a', 'N.A.', 'non-vintage', 'non millésimé', 'sin añada', 'senza annata', 'ohne Jg.'])(
    '«%s» is none',
    async (cell) => {
      expect((await checked('year', 'Wein;Jahrgang', `A;${cell}`)).problems).toEqual([]);
    },
  );

  it.each(['0', '1001', '8888', '9999'])(
    '«%s» of a cellar book may be none, and is in doubt',
    async (cell) => {
      const { problems } = await checked('year', 'Wine,Vintage', `A,${cell}`);
      expect(problems).toMatchObject([[expect.any(String), '']]);
    },
  );

  it.each([
    ['2018/19', ['2018', '2019']],
    ['2013/2014', ['2013', '2014']],
  ])('«%s» may be either', async (cell, years) => {
    const { problems } = await checked('year', 'Wein;Jahrgang', `A;${cell}`);
    expect(problems).toEqual([['validation.numeric', ...years]]);
  });
});

describe('a type', () => {
  it.each([
    ['Tinto', 'Rotwein'],
    ['TINTOS', 'Rotwein'],
    ['Blancos', 'Weisswein'],
    ['Branco', 'Weisswein'],
    ['Rosados', 'Roséwein'],
    ['Espumante', 'Schaumwein'],
    ['Espumosos', 'Schaumwein'],
    ['ROSSI', 'Rotwein'],
    ['BIANCHI', 'Weisswein'],
    ['Rosati', 'Roséwein'],
    ['Bollicine', 'Schaumwein'],
    ['Vins rouges', 'Rotwein'],
    ['Weissweine', 'Weisswein'],
    ['Red wines', 'Rotwein'],
    ['Dessert wine', 'Süsswein'],
  ])('«%s» is known: %s', async (cell, name) => {
    expect(await checked('wine_type', 'Wein;Typ', `A;${cell}`)).toMatchObject({
      problems: [],
      written: [name],
    });
  });
});

it.each([
  ['Nahe, Germany', []],
  ['USA', []],
  ['ZH', ['Zürichsee']],
  ['Zurigo', ['Zürichsee']],
])('a region «%s» is suggested by its words alone', async (cell, suggestions) => {
  const { problems } = await checked('region', 'Wein;Region', `A;${cell}`);
  expect(problems?.[0]?.slice(1)).toEqual(suggestions);
});

it.each(['0,35', '0.35', '3.5', '350'])(
  'a size «%s» that is not there has the nearest as its suggestion',
  async (cell) => {
    const { problems } = await checked('size', 'Wein;Inhalt;Preis', `A;${cell};20`);
    expect(problems).toEqual([['wine-import.similar', '37.5 cl']]);
  },
);

it.each([
  ['Cr&eacute;mant d&#039;Alsace', "Crémant d'Alsace"],
  ['Fetească Neagr&#259;', 'Fetească Neagră'],
  ['Rot &amp; Weiss', 'Rot & Weiss'],
  ['AT&T; &c; &#0;', 'AT&T; &c; &#0;'],
])('a name «%s» with signs of web pages is read as they show it', async (cell, name) => {
  const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', {
    text: `Name,Type\n${cell},Red\nSteg,White`,
  });
  expect(body.data.rows[0]?.cells[0]).toBe(name);
});

it.each(['Årgang', 'Argang', 'Vuosikerta', 'Jaargang', 'Ročník', 'Évjárat', 'Год', '年份'])(
  'the vintage is known by «%s»',
  async (heading) => {
    const text = [`Vin;Region;${heading}`, 'Steg;Aargau;2019', 'Halde;Aargau;'].join('\n');
    const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text });
    expect(body.data.columns.find((column) => column.heading === heading)?.field).toBe('year');
  },
);
