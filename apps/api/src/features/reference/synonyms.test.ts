import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/* Names of reference data as each organiser writes them, found by what others call the same. */

let server: TestServer;
let admin: Client;
let owner: Client;

const regions = ['Lombardei', 'Piemont', 'Burgund', 'Elsass', 'Veneto', 'Rhonetal', 'Wallis'];
const types = ['Weiss', 'Rot', 'Rosé', 'Schaumwein', 'Süsswein'];
const grapes = [
  'Pinot Noir',
  'Pinot Blanc',
  'Grauburgunder',
  'Riesling-Sylvaner',
  'Sylvaner',
  'Chasselas (Gutedel)',
  'Syrah / Shiraz',
  'Heida',
  'Grenache',
  'Tempranillo',
  'Merlot',
];

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const { prisma } = server.context.db;
  const country = await prisma.country.create({ data: { name: 'Italien' } });
  await prisma.region.createMany({ data: regions.map((name) => ({ name, countryId: country.id })) });
  await prisma.wineType.createMany({ data: types.map((wineType) => ({ wineType })) });
  await prisma.grapeVariety.createMany({ data: grapes.map((bezeichnung) => ({ bezeichnung })) });
  await prisma.bottleSize.create({ data: { size: '75 cl' } });
});
afterAll(() => server.stop());

const region = ['region', 'name', 'Region'] as const;
const type = ['wine-type', 'wine_type', 'Weintyp'] as const;
const grape = ['grape-variety', 'bezeichnung_d_cod', 'Rebsorte'] as const;

const table: [readonly [string, string, string], string, string][] = [
  ...(['Lombardia', 'lombardie', 'Lombardy'] as const).map((word) => [region, word, 'Lombardei'] as const),
  ...(['Piemonte', 'Piémont', 'piedmont'] as const).map((word) => [region, word, 'Piemont'] as const),
  ...(['Bourgogne', 'Burgundy', 'Borgogna'] as const).map((word) => [region, word, 'Burgund'] as const),
  ...(['Alsace', 'Alsazia'] as const).map((word) => [region, word, 'Elsass'] as const),
  ...(['Venetien', 'Vénétie'] as const).map((word) => [region, word, 'Veneto'] as const),
  ...(['Rhône', 'vallée du rhône', 'Côtes du Rhône'] as const).map(
    (word) => [region, word, 'Rhonetal'] as const,
  ),
  ...(['Valais', 'VS', 'Vallese'] as const).map((word) => [region, word, 'Wallis'] as const),
  ...(['bianco', 'blanc', 'White wine', 'Weisswein', 'vino bianco', 'blanco'] as const).map(
    (word) => [type, word, 'Weiss'] as const,
  ),
  [type, 'tinto', 'Rot'] as const,
  [type, 'espumoso', 'Schaumwein'] as const,
  [type, 'dulce', 'Süsswein'] as const,
  ...(['rosso', 'rouge', 'Rotwein', 'vin rouge'] as const).map((word) => [type, word, 'Rot'] as const),
  ...(['rosato', 'Roséwein', 'vin rosé', 'rosado'] as const).map((word) => [type, word, 'Rosé'] as const),
  ...(['spumante', 'mousseux', 'Sparkling', 'Sekt', 'vin mousseux'] as const).map(
    (word) => [type, word, 'Schaumwein'] as const,
  ),
  ...(['dolce', 'Dessertwein', 'vin doux', 'Süßwein'] as const).map(
    (word) => [type, word, 'Süsswein'] as const,
  ),
  ...(['pinot nero', 'Blauburgunder', 'Spätburgunder'] as const).map(
    (word) => [grape, word, 'Pinot Noir'] as const,
  ),
  ...(['pinot bianco', 'Weissburgunder'] as const).map((word) => [grape, word, 'Pinot Blanc'] as const),
  ...(['pinot grigio', 'Pinot Gris', 'Ruländer', 'Malvoisie'] as const).map(
    (word) => [grape, word, 'Grauburgunder'] as const,
  ),
  ...(
    ['Müller-Thurgau', 'mueller thurgau', 'Riesling-Silvaner', 'Riesling x Sylvaner', 'Rivaner'] as const
  ).map((word) => [grape, word, 'Riesling-Sylvaner'] as const),
  ...(['Johannisberg', 'Silvaner'] as const).map((word) => [grape, word, 'Sylvaner'] as const),
  ...(['Fendant', 'Gutedel', 'Chasselas'] as const).map(
    (word) => [grape, word, 'Chasselas (Gutedel)'] as const,
  ),
  ...(['Shiraz', 'syrah'] as const).map((word) => [grape, word, 'Syrah / Shiraz'] as const),
  ...(['Païen', 'Savagnin', 'savagnin blanc'] as const).map((word) => [grape, word, 'Heida'] as const),
  ...(['Garnacha', 'Cannonau'] as const).map((word) => [grape, word, 'Grenache'] as const),
  ...(['Tinta Roriz', 'Aragonez'] as const).map((word) => [grape, word, 'Tempranillo'] as const),
].map(([kind, word, name]) => [kind, word, name]);

it.each(table)(
  '%s: «%s» finds «%s» in lists and in their filters',
  async ([resource, column], word, name) => {
    const found = async (query: Record<string, unknown>) =>
      (await owner.call('GET', listPath(resource, query))).body.data.map(
        (one: Record<string, unknown>) => one[column],
      );
    expect(await found({ search: word })).toContain(name);
    expect(await found({ columnFilters: { [column]: word } })).toContain(name);
  },
);

it('all of them are known to the import', async () => {
  const rows = table.map(([[, , heading], word], line) => {
    const names: Record<string, string> = {
      Region: 'Wallis',
      Weintyp: 'Rot',
      Rebsorte: 'Merlot',
      [heading]: word,
    };
    return `Probe ${line};${names.Region};${names.Weintyp};"${names.Rebsorte}";Regular;75 cl;20.00`;
  });
  const text = ['Wein;Region;Weintyp;Rebsorte;Alkohol;Inhalt;Preis', ...rows].join('\n');
  const read = (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text })).body.data;
  const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
    columns: read.columns,
    rows: read.rows,
  });
  const unknown = body.data.rows.flatMap(({ problems }) => problems.map(({ params }) => params.text));
  expect(unknown).toEqual([]);
  const written = body.data.rows.map(({ written: cells }, line) => {
    const heading = table[line]?.[0][2];
    return cells.find(({ column }) => read.columns[column]?.heading === heading)?.text;
  });
  expect(written).toEqual(table.map(([, , name]) => name));
  expect((await owner.call('POST', '/wine-import', { columns: read.columns, rows: read.rows })).status).toBe(
    201,
  );
  for (const search of ['rosato', 'rosso', 'vino bianco', 'lombardia', 'Rhône', 'vin mousseux probe'])
    expect([search, (await owner.call('GET', listPath('wine', { search }))).body.total]).not.toEqual([
      search,
      0,
    ]);
  for (const columnFilters of [
    { wine_type: 'rosato' },
    { region: 'vallée du rhône' },
    { wine_type: 'vino rosso' },
  ])
    expect((await admin.call('GET', listPath('wine', { columnFilters }))).body.total).toBeGreaterThan(0);
  const rot = (await owner.call('GET', listPath('wine', { search: 'rouge' }))).body.total;
  const all = (await owner.call('GET', listPath('wine', {}))).body.total;
  // «Rot» is looked for as a word: not in all that has these letters.
  expect(rot).toBeLessThan(all);
});
