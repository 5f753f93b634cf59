import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db)).id);
  const country = await db.prisma.country.create({ data: { name: 'Schweiz' } });
  await db.prisma.region.createMany({
    data: ['Zürichsee', 'Genf'].map((name) => ({ name, countryId: country.id })),
  });
  await db.prisma.wineType.createMany({ data: ['Weisswein', 'Rotwein'].map((wineType) => ({ wineType })) });
  await db.prisma.grapeVariety.createMany({
    data: ['Pinot Noir', 'Merlot'].map((bezeichnung) => ({ bezeichnung })),
  });
  await db.prisma.bottleSize.createMany({
    data: ['75 cl', '37.5 cl', '50 cl', '150 cl'].map((size) => ({ size })),
  });
});
afterAll(() => server.stop());

const read = async (...rows: string[]) =>
  (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text: rows.join('\n') })).body.data;

const fieldsOf = async (...rows: string[]) => (await read(...rows)).columns.map(({ field }) => field);

const check = async (table: object) =>
  (await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', table)).body.data;

describe('columns without a heading', () => {
  it('take no wine for a row of headings, whatever its name begins with', async () => {
    const { rows } = await read(
      'Cuvée Nacrée\tRotwein\t75 cl\t15.50€',
      'Cuvée Natale\tWeisswein\t75 cl\t19.40€',
    );
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Cuvée Nacrée', 'Cuvée Natale']);
  });

  it('are recognised by what stands in them', async () => {
    const rows = ['Merlot Steg 2023\tRotwein\t30\t75', 'Räuschling Halde 2022\tWeisswein\tCHF 25.-\t75'];
    expect(await fieldsOf(...rows)).toEqual(['wine', 'wine_type', 'price', 'size']);
    expect((await read(...rows)).rows).toHaveLength(2);
  });

  it.each([
    ['CHF 25\t75 cl', 'CHF 31\t37.5 cl', ['price', 'size']],
    ['0,75\t34.–', '0.375\t20.–', ['size', 'price']],
    ['750\t1’200.00', '375\t18.00', ['size', 'price']],
    ['12.5 %\t19', '13 %\t22', ['alcohol', 'price']],
    ['1\t75', '2\t75', [null, 'size']],
    ['10233\t21', '10418\t24', [null, 'price']],
  ])('are sizes, prices or neither: %j', async (one, other, wanted) => {
    expect(await fieldsOf(`Halde Rot\t${one}`, `Steg Weiss\t${other}`)).toEqual(['wine', ...wanted]);
  });

  it('are names where wines are named by their grape', async () => {
    expect(await fieldsOf('Merlot\tRotwein\t30\t75', 'Pinot Noir\tRotwein\t31\t75')).toEqual([
      'wine',
      'wine_type',
      'price',
      'size',
    ]);
  });

  it('with another heading are no prices for their numbers alone', async () => {
    expect(await fieldsOf('Wein\tFarbe\tBestand', 'Halde\trot\t30', 'Steg\trot\t41')).toEqual([
      'wine',
      'wine_type',
      null,
    ]);
  });
});

describe('a checked list', () => {
  it('says what is written for its cells, and which vintage was meant', async () => {
    const table = await read(
      'Wein\tJg\tRegion\tTyp\tTraube\tInhalt\tPreis\tAlkohol',
      'Steg\t24\tGenf\trot\tBlauburgunder\t0.75\t34.–\t12.5 %',
      'Halde\t2021er\tGenf\tRotwein\tBlauburgunder, Merlod\t75 cl\t34.50\tRegular',
    );
    const { rows } = await check(table);
    expect(rows[0]?.written.map(({ text }) => text)).toEqual([
      'Rotwein',
      'Regular',
      'Pinot Noir',
      '34.00',
      '75 cl',
    ]);
    expect(rows[0]?.problems).toMatchObject([{ field: 'year', suggestions: ['2024'] }]);
    expect(rows[1]?.written).toEqual([{ column: 1, cell: '2021er', text: '2021' }]);
  });

  it('says what nearly all wines of the exhibitor have, for the columns that it lacks', async () => {
    const table = await read('Wein\tTyp', 'Neu\trot');
    expect((await check(table)).usual).toEqual([]);
    const names = ['A', 'B', 'C', 'D', 'E'].map(
      (name) => `Vorher ${name}\trot\tGenf\t${name === 'E' ? 0 : 13}`,
    );
    await owner.call('POST', '/wine-import', await read('Wein\tTyp\tRegion\tAlkohol', ...names));
    expect((await check(table)).usual).toEqual([
      { field: 'region', text: 'Schweiz - Genf', count: 5, of: 5 },
      { field: 'alcohol', text: 'Regular', count: 4, of: 5 },
    ]);
    await owner.call(
      'POST',
      '/wine-import',
      await read('Wein\tTyp\tRegion\tAlkohol', 'Anders\trot\tZürichsee\t0', 'Zweiter\trot\tGenf\t0'),
    );
    expect((await check(table)).usual).toMatchObject([{ field: 'region', count: 6, of: 7 }]);
  });
});

describe('a list that was filled in part', () => {
  it('is refused with headings alone', async () => {
    const text = 'Wein\tJahrgang\tRegion';
    const { status, body } = await owner.call<{ errors?: object }>('POST', '/wine-import/read', { text });
    expect([status, body.errors]).toMatchObject([422, { file: [{ key: 'table.only-headings' }] }]);
  });

  it('lacks what a column says of which nobody has filled a cell', async () => {
    const table = await read(
      'Wein\tRegion\tWeintyp\tFlaschengrösse 1\tPreis\tFlaschengrösse 2\tAuszeichnung',
      'Steg\t\trot\t\t15\t\t',
      'Halde\t \trot\t\t16\t\t',
    );
    const fields = ['wine', null, 'wine_type', null, 'price', null, 'award'];
    expect(table.columns.map(({ field }) => field)).toEqual(fields);
    expect((await check(table)).missing).toEqual(['region', 'alcohol', 'size']);
    const sized = await fieldsOf('Wein\tGrösse 1\tPreis 1\tGrösse 2\tPreis 2', 'Steg\t75 cl\t15\t\t');
    expect(sized).toEqual(['wine', 'size', 'price', 'size', 'price']);
  });
});
