import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterAll(() => server.stop());

/** The first line of the file, or why there is none. */
async function headings(columns: string, { token }: Client): Promise<string | number> {
  const response = await fetch(`${server.origin}/api/wine/export/csv?language=de&columns=${columns}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.ok ? (await response.text()).replace('\uFEFF', '').trim() : response.status;
}

it('an exported list of wines has the chosen columns, in their own order', async () => {
  expect(await headings('grape,wine', owner)).toBe('Wein;Rebsorte 1;Rebsorte 2;Rebsorte 3');
  expect(await headings('year,price', owner)).toBe(
    'Jahrgang;Flaschengrösse 1;Preis 1;Flaschengrösse 2;Preis 2',
  );
  expect(await headings('wine,exhibitor', admin)).toBe('Aussteller;Wein');
  expect(await headings('wine,exhibitor', owner)).toBe('Wein');
});

it('an exported list refuses a column that does not exist, and none at all', async () => {
  expect(await headings('wine,password', owner)).toBe(422);
  expect(await headings('', owner)).toBe(422);
  expect(await headings('exhibitor', owner)).toBe(422);
});

const inEach = [
  ['fr', 'Suisse - Vaud;Vin rouge;AOC vaudoise;Pinot noir;;;Magnum de 150 cl'],
  ['en', 'Switzerland - Vaud;Red wine;Klasse;Blauburgunder;;;150 cl magnum'],
  ['de', 'Schweiz - Waadt;Rotwein;Klasse;Blauburgunder;;;Magnum'],
] as const;

it('says the names of reference data in the language of the reader, and is read back as the same wine', async () => {
  const { prisma } = server.context.db;
  const maker = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const swiss = { name: 'Schweiz', nameFr: 'Suisse', nameEn: 'Switzerland' };
  const country = await prisma.country.create({ data: swiss });
  const elsewhere = await prisma.country.create({ data: { name: 'Kanada' } });
  // Two regions of one name are told apart by their country, in every language.
  const vaud = { name: 'Waadt', nameFr: 'Vaud', nameEn: 'Vaud' };
  const region = await prisma.region.create({ data: { ...vaud, countryId: country.id } });
  await prisma.region.create({ data: { ...vaud, countryId: elsewhere.id } });
  const red = { wineType: 'Rotwein', nameFr: 'Vin rouge', nameEn: 'Red wine' };
  const type = await prisma.wineType.create({ data: red });
  const quality = { wineCategory: 'Klasse', nameFr: 'AOC vaudoise' };
  const category = await prisma.wineCategory.create({ data: quality });
  // Its English name is that of another, which it would be read back as.
  const pinot = { bezeichnung: 'Blauburgunder', nameFr: 'Pinot noir', nameEn: 'Cortese' };
  const grape = await prisma.grapeVariety.create({ data: pinot });
  await prisma.grapeVariety.create({ data: { bezeichnung: 'Cortese' } });
  const magnum = { size: 'Magnum', nameFr: 'Magnum de 150 cl', nameEn: '150 cl magnum' };
  const size = await prisma.bottleSize.create({ data: magnum });
  const wine = await maker.call('POST', '/wine', {
    ...{ wine: 'Dézaley', region_id: region.id, wine_type_id: type.id, wine_category_id: category.id },
    ...{ alcohol_content_level: 30, grape_varieties: [grape.id] },
    bottle_size: [{ bottle_size_id: size.id, price: 40 }],
  });
  expect(wine.status).toBe(201);
  const headers = { Authorization: `Bearer ${maker.token}` };
  const exported = async (query: string) =>
    (await fetch(`${server.origin}/api/wine/export/csv?${query}`, { headers })).text();
  for (const [language, values] of inEach) {
    const columns = 'region,wine_type,wine_category,grape,price';
    const [, line] = (await exported(`language=${language}&columns=${columns}`)).trim().split(/\r?\n/);
    expect(line).toContain(values);
    const text = await exported(`language=${language}`);
    const { body } = await maker.call('POST', '/wine-import/read', { text });
    const { columns: read, rows } = body.data;
    const checked = await maker.call('POST', '/wine-import/check', { columns: read, rows });
    expect([language, checked.body.data.rows]).toMatchObject([language, [{ problems: [], choice: 'skip' }]]);
  }
});
